import type { RequestHandler } from 'express';
import { isVisitorRead } from '../platform/http/is-visitor-read.ts';
import type { QuickAnswers } from '../platform/http/quick-answers.ts';
import type { KeptPage, PagesService } from './pages.service.ts';

/** Sends cached pages to visitors before the session lookup and the request log. */
export function sendCachedPages(pages: PagesService, quick: QuickAnswers): RequestHandler {
  return (request, response, next) => {
    if (!isVisitorRead(request)) return next();
    const send = (page: KeptPage | null) => {
      if (!page) return next();
      pages.sendKept(page, request, response);
      quick.count(page.kind);
      quick.remember(request, page);
    };
    pages
      .find(request)
      .then(send, () => next())
      .catch(next);
  };
}
