import type { RequestHandler } from 'express';
import { isVisitorRead } from '../platform/http/cookies.ts';
import type { ResponseCache } from '../platform/http/response-cache.ts';
import type { CachedPage, PagesService } from './pages.service.ts';

/** Sends cached pages to visitors before the session lookup and the request log. */
export function sendCachedPages(pages: PagesService, quick: ResponseCache): RequestHandler {
  return (request, response, next) => {
    if (!isVisitorRead(request)) return next();
    const send = (page: CachedPage | null) => {
      if (!page) return next();
      pages.sendCached(page, request, response);
      quick.count(page.kind);
      quick.store(request, page);
    };
    pages
      .find(request)
      .then(send, () => next())
      .catch(next);
  };
}
