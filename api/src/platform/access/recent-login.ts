import type { CanActivate, ExecutionContext } from '@nestjs/common';
import { RECENT_LOGIN_MINUTES } from '@vitral/contracts/accounts';
import type { Request } from 'express';
import type {} from 'express-session';
import { AppError } from '../errors/app-error.ts';

declare module 'express-session' {
  interface SessionData {
    /** Time of the login or of its last renewal, in milliseconds since the epoch. Sessions of versions before renewals have none. */
    authenticatedAt?: number;
  }
}

const RECENT_MS = RECENT_LOGIN_MINUTES * 60_000;

/** Throws `auth.login-not-recent` unless the person has given a password or passkey within the last minutes (ASVS 7.5.3). */
export function assertRecentLogin({ session }: Request): void {
  const { authenticatedAt = 0 } = session;
  if (Date.now() - authenticatedAt > RECENT_MS) throw new AppError('auth.login-not-recent');
}

/** Runs after `AccessGuard`, so that it only sees sessions that may use the handler. */
export class RecentLoginGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    assertRecentLogin(context.switchToHttp().getRequest<Request>());
    return true;
  }
}
