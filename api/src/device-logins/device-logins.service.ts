import { randomBytes, randomInt } from 'node:crypto';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import {
  DEVICE_LOGIN_LIMITS,
  DEVICE_LOGIN_PARAMETER,
  DEVICE_LOGIN_PATH,
  type DeviceLoginInput,
  type StartedDeviceLogin,
  USER_CODE_LETTERS,
} from '@vitral/contracts/device-logins';
import type { ErrorCode } from '@vitral/contracts/errors';
import type { CreatedModuleToken } from '@vitral/contracts/module-tokens';
import { Accounts } from '../accounts/index.ts';
import { ModuleTokensService } from '../module-tokens/index.ts';
import { PUBLISHERS_PERMISSION } from '../platform/access/access.ts';
import { viewerMay } from '../platform/access/viewer.ts';
import { AppError } from '../platform/errors/app-error.ts';
import { networkOf } from '../platform/rate-limits/network.ts';
import { defineRateLimit, RateLimits } from '../platform/rate-limits/rate-limits.ts';
import { digestOf } from '../platform/secrets/tokens.ts';
import { DeviceLogin } from './device-logins.entity.ts';

const START_LIMIT = defineRateLimit({ name: 'device-login', times: 20, seconds: 10 * 60 });
/** Counts unknown device codes only. */
const WRONG_CODE_LIMIT = defineRateLimit({ name: 'device-login-token', times: 30, seconds: 10 * 60 });
const RETRY_S = 60;
/** An arbitrary advisory lock id. It serializes parallel requests that start a login. */
const STARTS_LOCK = 6_183_550_111;

/** Serves programs that log in by device code (RFC 8628, docs/adr/100). */
@Injectable()
export class DeviceLoginsService {
  constructor(
    private readonly em: EntityManager,
    private readonly limits: RateLimits,
    private readonly accounts: Accounts,
    private readonly tokens: ModuleTokensService,
  ) {}

  async start(input: DeviceLoginInput, address: string): Promise<StartedDeviceLogin> {
    await this.limits.spend(START_LIMIT, networkOf(address));
    const deviceCode = randomBytes(32).toString('base64url');
    const { minutes, interval } = DEVICE_LOGIN_LIMITS;
    const userCode = await this.em.transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [STARTS_LOCK]);
      const now = new Date();
      if ((await em.count(DeviceLogin, { expiresAt: { $gt: now } })) >= DEVICE_LOGIN_LIMITS.open)
        throw new AppError('request.too-many', { retryAfter: RETRY_S });
      const code = await unusedCode(em);
      em.create(DeviceLogin, {
        ...{ ...input, address, interval },
        ...{ deviceCodeHash: digestOf(deviceCode), userCodeHash: digestOf(code) },
        expiresAt: new Date(now.getTime() + minutes * 60_000),
      });
      return code;
    });
    return {
      ...{ deviceCode, userCode },
      verificationPath: DEVICE_LOGIN_PATH,
      verificationPathComplete: `${DEVICE_LOGIN_PATH}?${DEVICE_LOGIN_PARAMETER}=${userCode}`,
      ...{ expiresIn: minutes * 60, interval },
    };
  }

  /** Creates the token of an approved login and deletes the login, so that one of several polls gets it. */
  async redeem(deviceCode: string, address: string): Promise<CreatedModuleToken> {
    const outcome = await this.em.transactional(async (em) => {
      const byCode = { deviceCodeHash: digestOf(deviceCode) };
      const row = await em.findOne(DeviceLogin, byCode, { lockMode: LockMode.PESSIMISTIC_WRITE });
      return row ? this.settle(em, row) : null;
    });
    if (outcome === null) {
      await this.limits.spend(WRONG_CODE_LIMIT, networkOf(address));
      throw new AppError('device-logins.expired');
    }
    // Thrown after the transaction, which records the poll.
    if (typeof outcome === 'string') throw new AppError(outcome);
    return outcome;
  }

  private async settle(em: EntityManager, row: DeviceLogin): Promise<ErrorCode | CreatedModuleToken> {
    if (row.expiresAt <= new Date()) return 'device-logins.expired';
    if (row.state === 'pending') return recordPoll(row);
    em.remove(row);
    const { module = null, mayActivate, mayPreview, mayPromote, days, approvedById, machine } = row;
    const approver = approvedById && (await this.accounts.find(approvedById));
    if (row.state === 'denied' || !approver || !viewerMay(approver, PUBLISHERS_PERMISSION) || !days)
      return 'device-logins.denied';
    const rights = { name: machine, module, mayActivate, mayPreview, mayPromote, days };
    return this.tokens.issue(em, approver, rights, { isDeviceLogin: true });
  }
}

function recordPoll(row: DeviceLogin): ErrorCode {
  const now = new Date();
  const { lastPolledAt, interval } = row;
  const isEarly = lastPolledAt && now.getTime() - lastPolledAt.getTime() < interval * 1000;
  row.lastPolledAt = now;
  if (!isEarly) return 'device-logins.pending';
  row.interval = interval + DEVICE_LOGIN_LIMITS.interval;
  return 'device-logins.slow-down';
}

/** Returns a code that no stored login has. */
async function unusedCode(em: EntityManager): Promise<string> {
  for (;;) {
    const letters = Array.from({ length: 8 }, () => USER_CODE_LETTERS[randomInt(USER_CODE_LETTERS.length)]);
    const code = `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
    if ((await em.count(DeviceLogin, { userCodeHash: digestOf(code) })) === 0) return code;
  }
}
