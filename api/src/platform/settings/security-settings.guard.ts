import { isDeepStrictEqual } from 'node:util';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { SECURITY_SETTINGS } from '@vitral/contracts/settings';
import type { Request } from 'express';
import { assertRecentLogin } from '../access/recent-login.ts';
import { SettingsService } from './settings.service.ts';

/** Requires a recent login of requests that change security settings; it reads the body before validation. docs/adr/112. */
@Injectable()
export class SecuritySettingsGuard implements CanActivate {
  constructor(private readonly settings: SettingsService) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const input = (request.body ?? {}) as Record<string, unknown>;
    const current = await this.settings.current();
    const isChange = SECURITY_SETTINGS.some(
      (key) => key in input && !isDeepStrictEqual(input[key], current[key]),
    );
    if (isChange) assertRecentLogin(request);
    return true;
  }
}
