import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { verifyPassword } from '../auth/password.ts';
import { assertRecentLogin } from '../../platform/access/recent-login.ts';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { networkOf } from '../../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SettingsService } from '../../platform/settings/settings.service.ts';
import { User } from '../users.entity.ts';

const LIMIT = defineRateLimit({ name: 'own-password', times: 5, seconds: 15 * 60 });

/** Checks the password of a logged-in person again, since a session may have been left open or stolen. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly events: SecurityEvents,
    private readonly settings: SettingsService,
  ) {}

  /**
   * Checks the password like `check`; an account that logs in without one needs a recent login instead, which its provider or
   * a passkey renews. Returns null then, and throws `auth.login-not-recent`.
   */
  async confirm(request: Request, viewer: Viewer, password: string | undefined): Promise<string | null> {
    const account = await this.em.fork().findOneOrFail(User, { id: viewer.id }, { fields: ['hasPassword'] });
    if (!account.hasPassword || (await this.isLoginOff(viewer))) {
      assertRecentLogin(request);
      return null;
    }
    if (password === undefined) throw new AppError('request.invalid', { fields: ['password:isString'] });
    return this.check(request, viewer, password);
  }

  /** Checks the password like `check`, to renew a login. Throws `auth.password-login-off` for an account that cannot log in with it. */
  async checkLogin(request: Request, viewer: Viewer, password: string): Promise<void> {
    if (await this.isLoginOff(viewer)) {
      await this.events.record('refused-login', viewer);
      throw new AppError('auth.password-login-off');
    }
    await this.check(request, viewer, password);
  }

  /** Returns whether the account cannot log in with its password. */
  private async isLoginOff({ isBreakGlass }: Viewer): Promise<boolean> {
    return !isBreakGlass && (await this.settings.current()).isPasswordLoginOff;
  }

  /** Returns the stored hash that the password matches. Throws `auth.wrong-password`, and `request.too-many` after five failures. */
  async check(request: Request, { id, name }: Viewer, password: string): Promise<string> {
    const key = `${id} ${networkOf(request.ip ?? '')}`;
    // Counted before it is checked, so that parallel attempts count too.
    await this.limits.spend(LIMIT, key);
    const account = await this.em.fork().findOneOrFail(User, { id }, { populate: ['passwordHash'] });
    const { passwordHash } = account;
    if (!passwordHash || !(await verifyPassword(passwordHash, password))) {
      await this.events.record('refused-login', { id, name });
      throw new AppError('auth.wrong-password');
    }
    await this.limits.forget(LIMIT, key);
    return passwordHash;
  }
}
