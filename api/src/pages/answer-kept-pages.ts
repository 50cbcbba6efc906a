import type { Request, RequestHandler } from 'express';
import { sendKeptBody } from '../platform/http/kept-body.ts';
import { SESSION_COOKIE } from '../platform/sessions/session-middleware.ts';
import type { PagesService } from './pages.service.ts';

/** Sends visitors the pages that are kept, before any session is looked for or anything is logged. */
export function answerKeptPages(pages: PagesService): RequestHandler {
  return (request, response, next) => {
    if (!asksAsVisitor(request)) return next();
    pages
      .find(request)
      .then(
        (body) => (body ? sendKeptBody(body, request, response) : next()),
        () => next(),
      )
      .catch(next);
  };
}

function asksAsVisitor({ method, path, headers }: Request): boolean {
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !path.includes('.') && !headers.cookie?.includes(SESSION_COOKIE);
}
