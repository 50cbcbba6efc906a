import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimit } from '../../platform/rate-limits/rate-limit.ts';
import { SecondFactor } from './second-factor/second-factor.service.ts';
import { normalizeCode } from './second-factor/second-factor-codes.ts';

/** Six digits are only a million guesses, so attempts from all networks count together. */
const WRONG_CODES = { name: 'login-code', times: 10, seconds: 60 * 60 };

/** Checks the second factor of a login whose password was right. */
@Injectable()
export class LoginCodes implements OnModuleInit {
  private limit?: RateLimit;

  constructor(
    private readonly orm: MikroORM,
    private readonly em: EntityManager,
    private readonly secondFactor: SecondFactor,
  ) {}

  async onModuleInit(): Promise<void> {
    this.limit = await RateLimit.on(this.orm, WRONG_CODES);
  }

  /** `device`: the known browser of the account, whose attempts count separately. Throws auth.wrong-code. */
  async check({ id }: Viewer, code: string, device: string | null): Promise<void> {
    const key = device ?? id;
    // Recovery codes cannot be guessed, and must work even when an attacker has used up the limit.
    const isCounted = /^\d+$/.test(normalizeCode(code));
    if (isCounted) await this.limit?.spend(key);
    const isRight = await this.em.fork().transactional((em) => this.secondFactor.verify(em, id, code));
    if (!isRight) throw new AppError('auth.wrong-code');
    if (isCounted) await this.limit?.giveBack(key);
  }
}
