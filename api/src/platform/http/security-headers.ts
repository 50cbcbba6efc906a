import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { isByToken } from '../access/access-token.ts';
import { type RouteTable, isReading } from '../access/route-table.ts';
import { AppError } from '../errors/app-error.ts';

const NONE = ["'none'"];

/**
 * Sets the security headers of every response; documents replace the content security policy, which allows nothing, and add
 * others (`htmlHeaders`).
 */
export const securityHeaders = helmet({
  contentSecurityPolicy: {
    useDefaults: false,
    // The others do not fall back to default-src.
    directives: {
      defaultSrc: NONE,
      baseUri: NONE,
      formAction: NONE,
      frameAncestors: NONE,
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: NONE,
    },
  },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
  // Depends on the settings: `TransportSecurity`.
  strictTransportSecurity: false,
  // Only for browsers that are too old for Vitral.
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});

/** The headers of `securityHeaders`, for responses that are built once and sent many times. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = setHeaders();

function setHeaders(): Record<string, string> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  securityHeaders(request, response, () => {});
  return Object.fromEntries(
    response.getHeaderNames().map((name) => [name, String(response.getHeader(name))]),
  );
}

/** Lets pages of other sites show a response; by default only ours may. docs/adr/110. */
export const EMBEDDED_ANYWHERE = { 'Cross-Origin-Resource-Policy': 'cross-origin' } as const;

/** Forbids caches to store responses of the API, unless a handler overrides the header. */
export function forbidStoring(_request: IncomingMessage, response: ServerResponse, next: () => void): void {
  response.setHeader('Cache-Control', 'no-store');
  next();
}

/** Refuses writes sent on behalf of another site. Writes with a token pass, since other sites cannot send one. */
export function refuseForeignWrites(request: Request, _response: Response, next: NextFunction): void {
  if (isReading(request) || isByToken(request) || isSameOrigin(request)) return next();
  next(new AppError('request.foreign-site'));
}

/**
 * Returns whether the request comes from this site, by Sec-Fetch-Site or, in old browsers, by Origin. Clients that send
 * neither are not browsers and carry no ambient session.
 */
function isSameOrigin(request: Request): boolean {
  const site = request.get('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const origin = request.get('origin');
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === request.get('host');
}

/** Refuses compressed bodies, which may inflate a thousandfold; names the accepted encodings (RFC 9110, 15.5.16). */
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
