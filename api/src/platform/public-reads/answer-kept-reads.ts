import type { RequestHandler } from 'express';
import { isVisitorRead } from '../http/is-visitor-read.ts';
import { encode, type KeptBody, sendKeptBody } from '../http/kept-body.ts';
import type { QuickAnswer, QuickAnswers } from '../http/quick-answers.ts';
import { SECURITY_HEADERS } from '../http/security-headers.ts';
import type { PublicRead, PublicReads } from './public-reads.ts';

/**
 * Responds to public reads of visitors before all other middleware, without session or log line. Requests for other paths, with a
 * query or a session, and failed reads go to the handlers.
 */
export function answerKeptReads(reads: PublicReads, quick: QuickAnswers): RequestHandler {
  const bodies = new WeakMap<PublicRead, Promise<KeptBody>>();

  const find = async (path: string): Promise<QuickAnswer> => {
    const read = await reads.read(path);
    const body = bodies.get(read) ?? toKeptBody(read);
    bodies.set(read, body);
    return { kind: 'read', body: await body, isCurrent: () => reads.isCurrent(read), onSent: () => {} };
  };

  return (request, response, next) => {
    if (!reads.isListening || !reads.isOffered(request.url) || !isVisitorRead(request)) return next();
    const send = (answer: QuickAnswer) => {
      sendKeptBody(answer.body, request, response);
      quick.count(answer.kind);
      quick.remember(request, answer);
    };
    find(request.url)
      .then(send, () => next())
      .catch(next);
  };
}

async function toKeptBody({ json, etag, total }: PublicRead): Promise<KeptBody> {
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
