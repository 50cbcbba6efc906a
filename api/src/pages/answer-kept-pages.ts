import type { RequestHandler } from 'express';
import { asksAsVisitor } from '../platform/access/asks-as-visitor.ts';
import type { PagesService } from './pages.service.ts';

/** Sends visitors the pages that are kept, before any session is looked for or anything is logged. */
export function answerKeptPages(pages: PagesService): RequestHandler {
  return (request, response, next) => {
    if (!asksAsVisitor(request)) return next();
    pages
      .find(request)
      .then(
        (page) => (page ? pages.sendKept(page, request, response) : next()),
        () => next(),
      )
      .catch(next);
  };
}
