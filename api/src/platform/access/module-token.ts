import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { TOKEN_PREFIX } from '@vitral/contracts';

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}\\S{1,200})$`, 'i');

/** Returns the module token of a request, valid or not; null for other `Authorization` headers. */
export function moduleTokenOf({ headers }: Pick<Request, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/** Skips session middleware for requests with a token: they create and extend no session, and their cookies open nothing. */
export function unlessByToken(middleware: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (moduleTokenOf(request) === null) middleware(request, response, next);
    else next();
  };
}
