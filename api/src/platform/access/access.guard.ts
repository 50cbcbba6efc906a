import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { isByToken } from './access-token.ts';
import { isReading } from './route-table.ts';
import {
  ACCESS,
  type Access,
  BY_PUBLISHERS,
  PUBLISHER_SCOPE,
  PUBLISHERS_PERMISSION,
  type PublisherScope,
} from './access.ts';
import { type Publisher, publisherOf, TokenPublishers, moduleTokenOf } from './publisher.ts';
import { OPEN_WITHOUT_SECOND_FACTOR, type Viewer, viewerMay } from './viewer.ts';

/** Denies by default: a handler without a declared access is open to nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly tokens: TokenPublishers,
  ) {}

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const access = this.declared<Access>(ACCESS, context);
    const request = context.switchToHttp().getRequest<Request>();
    const token = moduleTokenOf(request);
    if (access === 'public') return !isByToken(request) || admitReader(request);
    if (access !== BY_PUBLISHERS) return admit(access, request.user);

    const scope = this.declared<PublisherScope>(PUBLISHER_SCOPE, context);
    return token === null ? admitPerson(request) : this.admitToken(token, request, scope);
  }

  private async admitToken(token: string, request: Request, scope?: PublisherScope): Promise<boolean> {
    const publisher = await this.tokens.find(token, request.ip ?? '');
    assertScope(publisher, scope);
    request.publisher = publisher;
    return true;
  }

  private declared<Value>(key: string, context: ExecutionContext): Value | undefined {
    return this.reflector.getAllAndOverride<Value | undefined>(key, [
      context.getHandler(),
      context.getClass(),
    ]);
  }
}

function assertScope({ mayActivate, mayPreview, mayPromote }: Publisher, scope?: PublisherScope): void {
  const rights: Partial<Record<PublisherScope, boolean>> = {
    preview: mayPreview,
    promote: mayPromote,
    steer: mayActivate,
  };
  if (scope && rights[scope] === false) throw new AppError('modules.token-scope');
}

/** Refuses writes with a token at public handlers, such as a login, before they look at the body. */
function admitReader(request: Request): boolean {
  if (isReading(request)) return true;
  throw new AppError('auth.unauthorized');
}

function admitPerson(request: Request): boolean {
  admit(PUBLISHERS_PERMISSION, request.user);
  if (request.user) request.publisher = publisherOf(request.user);
  return true;
}

function admit(
  access: Exclude<Access, typeof BY_PUBLISHERS> | undefined,
  viewer: Viewer | undefined,
): boolean {
  if (!viewer) throw new AppError('auth.unauthorized');
  if (access === 'logged-in-by-password') return true;
  if (viewer.needsSecondFactor && access !== OPEN_WITHOUT_SECOND_FACTOR) {
    throw new AppError('auth.second-factor-missing');
  }
  if (access === 'logged-in') return true;
  if (!access || access === 'public' || !viewerMay(viewer, access)) {
    throw new AppError('auth.insufficient-permissions');
  }
  return true;
}
