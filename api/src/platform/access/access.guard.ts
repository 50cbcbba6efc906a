import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { allows } from '@vitral/contracts';
import type { Request } from 'express';
import { AppError } from '../errors/app-error.ts';
import { ACCESS, type Access } from './access.ts';

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
    if (access === 'logged-in') return true;
    if (!access || !allows(viewer.role, access)) throw new AppError('auth.insufficient-permissions');
    return true;
  }
}
