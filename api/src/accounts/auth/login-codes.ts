import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { defineRateLimit, RateLimits } from '../../platform/rate-limits/rate-limits.ts';
import { SecondFactor } from './second-factor/second-factor.service.ts';
import { normalizeCode } from './second-factor/second-factor-codes.ts';

/** Six digits are only a million possibilities, so attempts from all networks count together. */
const WRONG_CODES = defineRateLimit({ name: 'login-code', times: 10, seconds: 60 * 60 });

/** Checks the second factor of a login whose password was right. */
@Injectable()
export class LoginCodes {
  constructor(
    private readonly limits: RateLimits,
    private readonly em: EntityManager,
    private readonly secondFactor: SecondFactor,
  ) {}

  /** `device`: the known browser of the account, whose attempts count separately. Throws auth.wrong-code. */
  async check({ id }: Viewer, code: string, device: string | null): Promise<void> {
    const key = device ?? id;
    // Recovery codes cannot be guessed, and must work even when an attacker has used up the limit.
    const isCounted = /^\d+$/.test(normalizeCode(code));
    if (isCounted) await this.limits.spend(WRONG_CODES, key);
    const isRight = await this.em.fork().transactional((em) => this.secondFactor.verify(em, id, code));
    if (!isRight) throw new AppError('auth.wrong-code');
    if (isCounted) await this.limits.refund(WRONG_CODES, key);
  }
}
