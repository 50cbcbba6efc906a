import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Brotli qualities. `quick` takes a few milliseconds; `tight` takes forty times as long and saves a tenth. */
const QUALITY = { quick: 5, tight: constants.BROTLI_MAX_QUALITY };

/** A response that is built once and sent many times. */
export interface CachedBody {
  /** One text in several encodings; those that save nothing are left out. */
  encodings: { identity: Buffer; gzip?: Buffer; br?: Buffer };
  /** A weak ETag, since it identifies the text in every encoding. */
  etag: string;
  /** `Content-Type`, `Cache-Control` and all other headers; `Vary` must name `Accept-Encoding`. */
  headers: Readonly<Record<string, string>>;
}

const ENCODINGS = ['br', 'gzip'] as const;

export async function encode(
  text: string,
  quality: keyof typeof QUALITY = 'quick',
): Promise<CachedBody['encodings']> {
  const identity = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY[quality],
    [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
  };
  const [br, gzipped] = await Promise.all([toBrotli(identity, { params }), toGzip(identity)]);
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gzipped.length < identity.length && { gzip: gzipped }),
  };
}

/** A body for one response only may come without an ETag. */
type SentBody = Omit<CachedBody, 'etag'> & Partial<Pick<CachedBody, 'etag'>>;

/** Responds to GET and HEAD with the body in an encoding that the browser accepts, or with 304 if it already has the body. */
export function sendCachedBody(cached: SentBody, request: Request, response: Response): void {
  response.set(cached.headers);
  if (cached.etag) response.set('ETag', cached.etag);
  if (cached.etag && request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const encoding = chooseEncoding(cached, request);
  const body = (encoding && cached.encodings[encoding]) ?? cached.encodings.identity;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

export function chooseEncoding(
  { encodings }: Pick<CachedBody, 'encodings'>,
  request: Request,
): 'br' | 'gzip' | undefined {
  return ENCODINGS.find((name) => encodings[name] && request.acceptsEncodings(name));
}

/** Headers that are set again for each response. */
const PER_RESPONSE_HEADERS = new Set([
  ...['connection', 'content-length', 'date', 'x-request-id', 'strict-transport-security'],
]);

export function sentHeaders(response: Response): Record<string, string> {
  const sent = Object.entries(response.getHeaders()).filter(([name]) => !PER_RESPONSE_HEADERS.has(name));
  return Object.fromEntries(sent.map(([name, value]) => [name, String(value)]));
}

/** Picture formats, the best first, for clients that name them; others get the original format. */
export const NEGOTIATED_FORMATS = ['image/avif', 'image/webp'];

/** Returns the formats that an `Accept` header names; none for a header with quotes, which no browser sends. */
export function namedFormats(accept: string | undefined): string[] {
  if (!accept?.includes('image/') || accept.includes('"')) return [];
  const named = accept.split(',').map((range) => range.split(';').map((part) => part.trim()));
  return NEGOTIATED_FORMATS.filter((format) =>
    named.some(([type, ...parameters]) => type === format && !parameters.some(isZero)),
  );
}

function isZero(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/i.test(parameter);
}
