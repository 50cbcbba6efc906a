import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';

export interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  /** Base64. */
  body: string;
}

/** Headers of one connection, which every server sets itself. */
const CONNECTION_HEADERS = ['connection', 'date', 'keep-alive', 'transfer-encoding'];

const NOT_MODIFIED = 304;

/** Resolves with the raw response: nothing is decompressed, no redirect followed. */
export function responseTo(address: string, headers: Record<string, string>): Promise<Response> {
  return new Promise((resolve, reject) => {
    get(address, { headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () => resolve(asAnswer(response, Buffer.concat(pieces))));
    }).on('error', reject);
  });
}

function asAnswer({ statusCode = 0, headers }: IncomingMessage, body: Buffer): Response {
  const own = Object.entries(headers).filter(([name]) => !CONNECTION_HEADERS.includes(name));
  const length = statusCode === NOT_MODIFIED ? {} : { 'content-length': String(body.length) };
  return {
    status: statusCode,
    headers: { ...Object.fromEntries(own), ...length },
    body: body.toString('base64'),
  };
}
