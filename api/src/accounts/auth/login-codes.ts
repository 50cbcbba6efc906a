import { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { RateLimit } from '../../platform/rate-limits/rate-limit.ts';
import { SecondFactor } from './second-factor/second-factor.service.ts';
import { bareCode } from './second-factor/recovery-codes.ts';

/** Six digits are a million guesses: those of all networks count together. */
const WRONG_CODES = { name: 'login-code', times: 10, seconds: 60 * 60 };

/** The second step of a login, to which only whoever knows the password comes. */
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

  /** `device`: the browser known to the account, whose codes count by themselves. Throws auth.wrong-code. */
  async check({ id }: Viewer, code: string, device: string | null): Promise<void> {
    const key = device ?? id;
    // Recovery codes are too many to be guessed, and must open when somebody has used up the others.
    const isCounted = /^\d+$/.test(bareCode(code));
    if (isCounted) await this.limit?.spend(key);
    const isRight = await this.em.fork().transactional((em) => this.secondFactor.verify(em, id, code));
    if (!isRight) throw new AppError('auth.wrong-code');
    if (isCounted) await this.limit?.giveBack(key);
  }
}
