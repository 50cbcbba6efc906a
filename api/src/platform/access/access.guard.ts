import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { ACCESS, type Access } from './access.ts';
import { OPEN_WITHOUT_SECOND_FACTOR, viewerMay } from './viewer.ts';

/** Deny by default: a handler that does not say who may call it opens to nobody. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const access = this.reflector.getAllAndOverride<Access | undefined>(ACCESS, [
      context.getHandler(),
      context.getClass(),
    ]);
    if (access === 'public') return true;

    const viewer = context.switchToHttp().getRequest<Request>().user;
    if (!viewer) throw new AppError('auth.unauthorized');
    if (access === 'logged-in-by-password') return true;
    if (viewer.needsSecondFactor && access !== OPEN_WITHOUT_SECOND_FACTOR) {
      throw new AppError('auth.second-factor-missing');
    }
    if (access === 'logged-in') return true;
    if (!access || !viewerMay(viewer, access)) throw new AppError('auth.insufficient-permissions');
    return true;
  }
}
