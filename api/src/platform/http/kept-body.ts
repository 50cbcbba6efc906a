import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Of brotli. `quick` is done in a few milliseconds; `tight` takes forty times as long and saves a tenth. */
const QUALITY = { quick: 5, tight: constants.BROTLI_MAX_QUALITY };

/** An answer that is made once and sent many times. */
export interface KeptBody {
  /** One text in several encodings; those that save nothing are left out. */
  encodings: { identity: Buffer; gzip?: Buffer; br?: Buffer };
  /** Weak, since it stands for the text in every encoding. */
  etag: string;
  /** `Content-Type`, `Cache-Control` and whatever else goes with it; `Vary` must name `Accept-Encoding`. */
  headers: Readonly<Record<string, string>>;
}

/** In the order in which the server likes to send them. */
const ENCODINGS = ['br', 'gzip'] as const;

export async function encode(
  text: string,
  quality: keyof typeof QUALITY = 'quick',
): Promise<KeptBody['encodings']> {
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

/** Answers GET and HEAD with the body in an encoding that the browser takes, or with 304 when it has it. */
export function sendKeptBody(kept: KeptBody, request: Request, response: Response): void {
  response.set(kept.headers).set('ETag', kept.etag);
  if (request.fresh) {
    response.removeHeader('Content-Type');
    response.status(304).end();
    return;
  }
  const encoding = chooseEncoding(kept, request);
  const body = (encoding && kept.encodings[encoding]) ?? kept.encodings.identity;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', body.length);
  response.end(body);
}

/** The best one that the browser takes; undefined for the text as it is. */
export function chooseEncoding({ encodings }: KeptBody, request: Request): 'br' | 'gzip' | undefined {
  return ENCODINGS.find((name) => encodings[name] && request.acceptsEncodings(name));
}
