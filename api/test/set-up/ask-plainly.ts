import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** One request without a cookie jar, on a connection of its own, and the bytes of its answer as they were sent. */
export async function askPlainly(url: string, headers: OutgoingHttpHeaders = {}, method = 'GET') {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    http.request(url, { method, headers, agent: false }, resolve).on('error', reject).end();
  });
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
}
