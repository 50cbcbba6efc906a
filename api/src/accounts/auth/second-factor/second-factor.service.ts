import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { AuditVerb, SecondFactorSetup } from '@vitral/contracts';
import { AuditService } from '../../../platform/audit/audit.service.ts';
import { keepVersion } from '../../../platform/entities/keep-version.ts';
import { AppError } from '../../../platform/errors/app-error.ts';
import { Mails } from '../../../platform/mail/mails.ts';
import { Secrets } from '../../../platform/secrets/secrets.ts';
import { User } from '../../users/users.entity.ts';
import { RecoveryCode } from './recovery-code.entity.ts';
import { bareCode, hashOfCode, newRecoveryCodes } from './recovery-codes.ts';
import { keyAddress, newSecret, stepOfCode } from './totp.ts';

type Person = Pick<User, 'id' | 'name' | 'username'>;

const PURPOSE = 'second-factor';
const OFF = { secondFactorAt: null, secondFactorSecret: null, secondFactorStep: null };

/** The second factor of accounts: an authenticator's codes, and recovery codes for when it is lost. */
@Injectable()
export class SecondFactor {
  constructor(
    private readonly audit: AuditService,
    private readonly mails: Mails,
    private readonly secrets: Secrets,
  ) {}

  /**
   * Whether a code of the authenticator or a recovery code opens the account. Each opens it once, in parallel requests,
   * too; an account whose second factor is off is opened by none.
   */
  async verify(em: EntityManager, accountId: string, code: string): Promise<boolean> {
    const account = await find(em, accountId);
    if (!account.secondFactorAt) return false;
    const token = bareCode(code);
    if (/^\d+$/.test(token)) return this.takeStep(em, account, token);
    return (await em.nativeDelete(RecoveryCode, { user: accountId, codeHash: hashOfCode(code) })) === 1;
  }

  /** A new secret, to be confirmed by a first code; one that was not confirmed is forgotten. */
  async prepare(em: EntityManager, { id, username }: Person): Promise<SecondFactorSetup> {
    const secret = newSecret();
    const prepared = await em.nativeUpdate(
      User,
      { id, secondFactorAt: null },
      { ...OFF, secondFactorSecret: this.secrets.seal(secret, PURPOSE), ...keepVersion() },
    );
    if (!prepared) throw new AppError('auth.second-factor-on');
    return { secret, address: keyAddress(secret, username) };
  }

  /** Confirms the prepared secret by its first code; audited, the person is mailed. Answers the recovery codes. */
  async turnOn(em: EntityManager, person: Person, code: string): Promise<string[]> {
    const account = await find(em, person.id, LockMode.PESSIMISTIC_WRITE);
    if (account.secondFactorAt) throw new AppError('auth.second-factor-on');
    if (!account.secondFactorSecret) throw new AppError('auth.second-factor-off');
    if (!(await this.takeStep(em, account, bareCode(code)))) throw new AppError('auth.wrong-code');
    await em.nativeUpdate(User, { id: person.id }, { secondFactorAt: new Date(), ...keepVersion() });
    await this.tell(em, person, 'secured');
    return this.renewRecoveryCodes(em, person.id);
  }

  /**
   * In the transaction of `em`; audited, the person is mailed. False, and nothing happens, when it is not on. The version
   * of the account stays: nobody edits its second factor.
   */
  async turnOff(em: EntityManager, user: Person): Promise<boolean> {
    const { id } = user;
    const wasOn = await em.nativeUpdate(
      User,
      { id, secondFactorAt: { $ne: null } },
      { ...OFF, ...keepVersion() },
    );
    if (!wasOn) return false;
    await em.nativeDelete(RecoveryCode, { user: id });
    await this.tell(em, user, 'unsecured');
    return true;
  }

  /** New codes in place of all that there were. */
  async renewRecoveryCodes(em: EntityManager, accountId: string): Promise<string[]> {
    // Held, so that of parallel requests only the codes of the last one are valid.
    const account = await find(em, accountId, LockMode.PESSIMISTIC_WRITE);
    if (!account.secondFactorAt) throw new AppError('auth.second-factor-off');
    await em.nativeDelete(RecoveryCode, { user: accountId });
    const codes = newRecoveryCodes();
    for (const code of codes) {
      em.persist(em.create(RecoveryCode, { user: accountId, codeHash: hashOfCode(code) }));
    }
    await em.flush();
    return codes;
  }

  /** Takes a code of the authenticator whose time step is later than that of the last one taken. */
  private async takeStep(em: EntityManager, account: User, token: string): Promise<boolean> {
    const { id, secondFactorSecret: sealed } = account;
    const step = sealed ? stepOfCode(this.secrets.open(sealed, PURPOSE), token) : null;
    if (step === null) return false;
    const isNew = { $or: [{ secondFactorStep: null }, { secondFactorStep: { $lt: step } }] };
    const taken = await em.nativeUpdate(
      User,
      { id, secondFactorSecret: sealed, ...isNew },
      { secondFactorStep: step, ...keepVersion() },
    );
    return taken === 1;
  }

  private async tell(em: EntityManager, { id, name }: Person, verb: AuditVerb): Promise<void> {
    this.audit.record(em, { verb, noun: 'users', itemId: id, itemName: name });
    const change = verb === 'secured' ? 'second-factor-on' : 'second-factor-off';
    await this.mails.send(em, 'account-changed', { userId: id, change });
  }
}

/** The account as the database has it now, apart from what `em` may know of it. */
function find(em: EntityManager, id: string, lockMode?: LockMode.PESSIMISTIC_WRITE): Promise<User> {
  return em.findOneOrFail(
    User,
    { id },
    { populate: ['secondFactorSecret'], disableIdentityMap: true, ...(lockMode && { lockMode }) },
  );
}
