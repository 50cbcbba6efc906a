import { ACCESS_TOKEN_PREFIX, type TokenScope } from '@vitral/contracts/access-tokens';
import type { Request, NextFunction, RequestHandler, Response } from 'express';
import { moduleTokenOf } from './publisher.ts';

/** The access token of a request, which acts as `request.user`. */
export interface AdmittedToken {
  id: string;
  /** The name in the audit log, which ends with the creator. */
  name: string;
  scopes: readonly TokenScope[];
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-namespace -- Express types its requests in this namespace
  namespace Express {
    interface Request {
      accessToken?: AdmittedToken;
    }
  }
}

const BEARER = new RegExp(`^Bearer (${ACCESS_TOKEN_PREFIX}\\S{1,200})$`, 'i');

export function accessTokenOf({ headers }: Pick<Request, 'headers'>): string | null {
  return BEARER.exec(headers.authorization ?? '')?.[1] ?? null;
}

export function isByToken(request: Pick<Request, 'headers'>): boolean {
  return accessTokenOf(request) !== null || moduleTokenOf(request) !== null;
}

/** Skips session middleware for requests with a token: they create and extend no session, and their cookies grant no access. */
export function unlessByToken(middleware: RequestHandler): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (isByToken(request)) next();
    else middleware(request, response, next);
  };
}
