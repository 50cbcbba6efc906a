import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { SecondFactorSetup } from '@vitral/contracts/accounts';
import type { AuditVerb } from '@vitral/contracts/audit';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Emails } from '../../../platform/email/emails.ts';
import { Secrets } from '../../../platform/secrets/secrets.ts';
import { updateAccount } from '../../update-account.ts';
import { User, RecoveryCode } from '../../users.entity.ts';
import {
  normalizeCode,
  hashRecoveryCode,
  newRecoveryCodes,
  keyUri,
  newSecret,
  stepOfCode,
  verifyRecoveryCode,
} from './second-factor-codes.ts';

type Person = Pick<User, 'id' | 'name' | 'username'>;

const PURPOSE = 'second-factor';
const OFF = { secondFactorAt: null, secondFactorSecret: null, secondFactorStep: null };

/** Manages the second factor of accounts: codes of an authenticator, and recovery codes for when it is lost. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly audit: AuditService,
    private readonly emails: Emails,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Returns whether a code of the authenticator or a recovery code is valid for the account. Each code is valid once, even in
   * parallel requests; no code is valid while the second factor is off.
   */
  async verify(em: EntityManager, accountId: string, code: string): Promise<boolean> {
    const account = await find(em, accountId);
    if (!account.secondFactorAt) return false;
    const token = normalizeCode(code);
    if (/^\d+$/.test(token)) return this.acceptStep(em, account, token);
    return this.spendRecoveryCode(em, accountId, code);
  }

  /** Stores and returns a new secret, to be confirmed by a first code. Replaces a secret that was never confirmed. */
  async prepare(em: EntityManager, { id, username }: Person): Promise<SecondFactorSetup> {
    const secret = newSecret();
    const prepared = await updateAccount(
      em,
      { id, secondFactorAt: null },
      { ...OFF, secondFactorSecret: this.secrets.seal(secret, PURPOSE) },
    );
    if (!prepared) throw new AppError('auth.second-factor-on');
    return { secret, address: keyUri(secret, username) };
  }

  /** Confirms the prepared secret by its first code, audits it and emails the person. Returns the recovery codes. */
  async turnOn(em: EntityManager, person: Person, code: string): Promise<string[]> {
    const account = await find(em, person.id, LockMode.PESSIMISTIC_WRITE);
    if (account.secondFactorAt) throw new AppError('auth.second-factor-on');
    if (!account.secondFactorSecret) throw new AppError('auth.second-factor-off');
    if (!(await this.acceptStep(em, account, normalizeCode(code)))) throw new AppError('auth.wrong-code');
    await updateAccount(em, { id: person.id }, { secondFactorAt: new Date() });
    await this.recordChange(em, person, 'secured');
    return this.renewRecoveryCodes(em, person.id);
  }

  /**
   * Turns the second factor off in the transaction of `em`, audits it and emails the person. Returns false without any
   * change if it is off already. The version of the account stays, since this is not an edit.
   */
  async turnOff(em: EntityManager, user: Person): Promise<boolean> {
    const { id } = user;
    const wasOn = await updateAccount(em, { id, secondFactorAt: { $ne: null } }, OFF);
    if (!wasOn) return false;
    await em.nativeDelete(RecoveryCode, { user: id });
    await this.recordChange(em, user, 'unsecured');
    return true;
  }

  async renewRecoveryCodes(em: EntityManager, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    const hashes = await Promise.all(codes.map(hashRecoveryCode));
    // Locked, so that only the codes of the last of several parallel requests are valid.
    const account = await find(em, accountId, LockMode.PESSIMISTIC_WRITE);
    if (!account.secondFactorAt) throw new AppError('auth.second-factor-off');
    await em.nativeDelete(RecoveryCode, { user: accountId });
    for (const codeHash of hashes) em.persist(em.create(RecoveryCode, { user: accountId, codeHash }));
    await em.flush();
    return codes;
  }

  private async spendRecoveryCode(em: EntityManager, accountId: string, code: string): Promise<boolean> {
    const stored = await em.find(RecoveryCode, { user: accountId }, { disableIdentityMap: true });
    for (const { id, codeHash } of stored) {
      if (await verifyRecoveryCode(codeHash, code))
        return (await em.nativeDelete(RecoveryCode, { id })) === 1;
    }
    return false;
  }

  /** Accepts a code of the authenticator if its time step is later than that of the last accepted one. */
  private async acceptStep(em: EntityManager, account: User, token: string): Promise<boolean> {
    const { id, secondFactorSecret: sealed } = account;
    const step = sealed ? stepOfCode(this.secrets.open(sealed, PURPOSE), token) : null;
    if (step === null) return false;
    const isNew = { $or: [{ secondFactorStep: null }, { secondFactorStep: { $lt: step } }] };
    const accepted = await updateAccount(
      em,
      { id, secondFactorSecret: sealed, ...isNew },
      { secondFactorStep: step },
    );
    return accepted === 1;
  }

  private async recordChange(em: EntityManager, { id, name }: Person, verb: AuditVerb): Promise<void> {
    this.audit.record(em, { verb, noun: 'users', itemId: id, itemName: name });
    const change = verb === 'secured' ? 'second-factor-on' : 'second-factor-off';
    await this.emails.send(em, 'account-changed', { userId: id, change });
  }
}

/** Reads the account's current row, bypassing the identity map of `em`. */
function find(em: EntityManager, id: string, lockMode?: LockMode.PESSIMISTIC_WRITE): Promise<User> {
  return em.findOneOrFail(
    User,
    { id },
    { populate: ['secondFactorSecret'], disableIdentityMap: true, ...(lockMode && { lockMode }) },
  );
}
