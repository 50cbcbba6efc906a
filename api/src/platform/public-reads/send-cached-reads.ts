import type { RequestHandler } from 'express';
import { isVisitorRead } from '../http/is-visitor-read.ts';
import { encode, type CachedBody, sendCachedBody } from '../http/cached-body.ts';
import type { CacheableResponse, ResponseCache } from '../http/response-cache.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { PublicRead, PublicReads } from './public-reads.ts';

/**
 * Responds to public reads of visitors before all other middleware, without session or log line. Requests for other paths, with a
 * query or a session, and failed reads go to the handlers.
 */
export function sendCachedReads(reads: PublicReads, quick: ResponseCache): RequestHandler {
  const bodies = new WeakMap<PublicRead, Promise<CachedBody>>();

  const find = async (path: string): Promise<CacheableResponse> => {
    const read = await reads.read(path);
    const body = bodies.get(read) ?? toCachedBody(read);
    bodies.set(read, body);
    return { kind: 'read', body: await body, isCurrent: () => reads.isCurrent(read), onSent: () => {} };
  };

  return (request, response, next) => {
    if (!reads.isListening || !reads.isOffered(request.url) || !isVisitorRead(request)) return next();
    const send = (reply: CacheableResponse) => {
      sendCachedBody(reply.body, request, response);
      quick.count(reply.kind);
      quick.store(request, reply);
    };
    find(request.url)
      .then(send, () => next())
      .catch(next);
  };
}

async function toCachedBody({ json, etag, total }: PublicRead): Promise<CachedBody> {
  return {
    encodings: await encode(json),
    etag,
    headers: {
      ...SECURITY_HEADERS,
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': 'no-cache',
      Vary: 'Cookie, Accept-Encoding',
      ...(total !== null && { 'X-Total-Count': String(total) }),
    },
  };
}
