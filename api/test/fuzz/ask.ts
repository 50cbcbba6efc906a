import { type IncomingHttpHeaders, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface SentRequest {
  method: string;
  /** Path with its query. */
  path: string;
  headers: [name: string, value: string][];
  type: string | null;
  body: string | Buffer | null;
}

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Sends the request byte for byte; `cookie` is the session cookie. */
export function ask(url: string, sent: SentRequest, cookie: string): Promise<Response> {
  const { hostname, port } = new URL(url);
  const { method, path, headers, type, body } = sent;
  return new Promise((resolve, reject) => {
    const request = send({ hostname, port, method, path, agent: false });
    request.setHeader('cookie', cookie);
    for (const [name, value] of headers) {
      request.setHeader(name, name === 'cookie' ? [cookie, value].filter(Boolean).join('; ') : value);
    }
    if (type) request.setHeader('content-type', type);
    if (body !== null) request.setHeader('content-length', Buffer.byteLength(body));
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode: status = 0 } = response;
      buffer(response).then((bytes) => resolve({ status, headers: response.headers, body: bytes }), reject);
    });
    request.end(body ?? undefined);
  });
}
