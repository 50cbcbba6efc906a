import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { TOKEN_PREFIX } from '@vitral/contracts';

const BEARER = new RegExp(`^Bearer (${TOKEN_PREFIX}\\S{1,200})$`, 'i');

/** The module token that a request was sent with, right or not; any other header of the kind is somebody else's. */
export function moduleTokenOf({ headers }: Pick<Request, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

/**
 * Leaves out what concerns sessions for whoever comes with a token: it makes none, keeps none alive, and a cookie that
 * comes along opens nothing.
 */
export function unlessByToken(middleware: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (moduleTokenOf(request) === null) middleware(request, response, next);
    else next();
  };
}
