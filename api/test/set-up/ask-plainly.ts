import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * One request without a cookie jar, on a connection of its own, and the bytes of its answer as they were sent. `path`: sent as it is
 * in place of that of the URL.
 */
export async function askPlainly(
  url: string,
  headers: OutgoingHttpHeaders = {},
  method = 'GET',
  path: string | null = null,
) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const request = { method, headers, agent: false, ...(path !== null && { path }) };
    http.request(url, request, resolve).on('error', reject).end();
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}
