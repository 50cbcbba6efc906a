import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { moduleTokenOf } from '../access/publisher.ts';
import { type RouteTable, isReading } from '../access/route-table.ts';
import { AppError } from '../errors/app-error.ts';

/**
 * Refuses writes that a browser sends on behalf of another site, with any content type. Requests with a token pass: other sites'
 * pages cannot send one, and their session is ignored.
 */
export function refuseForeignWrites(request: Request, _response: Response, next: NextFunction): void {
  if (isReading(request) || moduleTokenOf(request) !== null || isSameOrigin(request)) return next();
  next(new AppError('request.foreign-site'));
}

/** Tells by Sec-Fetch-Site, in old browsers by Origin. Clients that send neither are no browsers and carry no ambient session. */
function isSameOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/**
 * Refuses compressed bodies: a kilobyte may inflate to a megabyte, and no client needs them. The response names the accepted
 * encodings, as RFC 9110, section 15.5.16, demands.
 */
export function refuseCompressed(request: Request, response: Response, next: NextFunction): void {
  if ((request.get('content-encoding') ?? 'identity').toLowerCase() === 'identity') return next();
  response.setHeader('Accept-Encoding', 'identity');
  next(new AppError('request.compressed'));
}

/** Refuses bodies that are not JSON, except those that the handler declares with `@Takes`. */
export const refuseOtherThanJson =
  (routes: RouteTable): RequestHandler =>
  (request, _response, next) => {
    const hasBody =
      Number(request.get('content-length') ?? 0) > 0 || request.get('transfer-encoding') !== undefined;
    if (isReading(request) || !hasBody || request.is('application/json')) return next();
    const takes = routes.find(request)?.takes;
    next(takes && request.is(takes) ? undefined : new AppError('request.not-json'));
  };
