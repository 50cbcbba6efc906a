import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { accessTokenOf } from '../platform/access/access-token.ts';
import { type DeclaredRoute, isReading, RouteTable } from '../platform/access/route-table.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { TokenAccess } from './token-access.service.ts';

/** Logs requests with an access token in as its account, without a session, before anything depends on the account. */
@Injectable()
export class AdmitAccessTokens {
  constructor(
    private readonly access: TokenAccess,
    private readonly routes: RouteTable,
  ) {}

  readonly use: RequestHandler = (request, response, next: NextFunction) => {
    const token = accessTokenOf(request);
    const route = token === null ? null : this.routes.find(request);
    // Public reads that no scope is for get the response of a visitor.
    if (token === null || !route || (route.access === 'public' && isOutsideScopes(request, route)))
      return next();
    this.admit(token, request, route).then(
      () => next(),
      (error: unknown) => {
        challenge(response, error);
        next(error);
      },
    );
  };

  private async admit(secret: string, request: Request, { tokenScope }: DeclaredRoute): Promise<void> {
    const { token, viewer } = await this.access.find(secret, request.ip ?? '');
    await this.access.assertScope(token, tokenScope);
    request.accessToken = token;
    request.user = viewer;
  }
}

const isOutsideScopes = (request: Request, { tokenScope }: DeclaredRoute) =>
  isReading(request) && tokenScope === null;

/** Sets the header that tells programs why a token is refused (RFC 6750, 3.1). */
function challenge(response: Response, error: unknown): void {
  if (!(error instanceof AppError)) return;
  const { code, params } = error;
  if (code === 'auth.unauthorized') response.setHeader('WWW-Authenticate', 'Bearer error="invalid_token"');
  if (code === 'access-tokens.missing-scope')
    response.setHeader(
      'WWW-Authenticate',
      `Bearer error="insufficient_scope", scope="${String(params['scope'])}"`,
    );
}
