import http, { type IncomingMessage, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';

/**
 * Sends one request without a cookie jar on a separate connection and returns the bytes of the response as sent. `path`
 * replaces the path of the URL and is sent without normalization.
 */
export async function rawRequest(
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
