import { UniqueConstraintViolationException } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { Injectable } from '@nestjs/common';
import { LIMITS } from '@vitral/contracts/limits';
import type {
  Passkey as PasskeyResponse,
  PasskeyCreationOptions,
  PasskeyInput,
} from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import type { Viewer } from '../../platform/access/viewer.ts';
import { AuditService } from '../../platform/audit/audit.service.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { lockRow } from '../../platform/database/lock-row.ts';
import { Emails } from '../../platform/email/emails.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { updateAccount } from '../update-account.ts';
import { User } from '../users.entity.ts';
import { CHALLENGE_MS, PasskeyChallenges } from './passkey-challenges.ts';
import { PasskeyPolicy } from './passkey-policy.ts';
import { sessionScope } from './passkey-scopes.ts';
import { ALGORITHMS, verifyRegistration } from './passkey-verification.ts';
import { Passkey } from './passkeys.entity.ts';
import { relyingPartyOf } from './relying-party.ts';

type Person = Pick<User, 'id' | 'name'>;

/** A verified registration, to be added to its account. */
export interface NewPasskey extends Pick<
  Passkey,
  'name' | 'credentialId' | 'publicKey' | 'signatureCount' | 'transports' | 'isBackupEligible' | 'isBackedUp'
> {
  challenge: string;
}

/** Registers, lists and removes the passkeys of accounts. `account.passkey_count` is their number. */
@Injectable()
export class Passkeys {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: AuditService,
    private readonly challenges: PasskeyChallenges,
    private readonly configuration: Configuration,
    private readonly emails: Emails,
    private readonly policy: PasskeyPolicy,
  ) {}

  async list(accountId: string): Promise<PasskeyResponse[]> {
    return (await this.rows(this.em.fork(), accountId)).map(toResponse);
  }

  async options(request: Request, viewer: Viewer): Promise<PasskeyCreationOptions> {
    const { id, name, username } = viewer;
    const party = relyingPartyOf(request, this.configuration);
    const existing = await this.rows(this.em.fork(), id);
    if (existing.length >= LIMITS.passkeys) throw new AppError('auth.passkeys-full');
    const { user, challenge, pubKeyCredParams } = await generateRegistrationOptions({
      ...{ rpName: party.id, rpID: party.id, userName: username, userDisplayName: name },
      userID: new Uint8Array(Buffer.from(id)),
      challenge: this.challenges.issue(sessionScope(request, 'registration', id)),
      supportedAlgorithmIDs: ALGORITHMS,
    });
    return {
      ...{ rp: { id: party.id, name: party.id }, user, challenge, pubKeyCredParams },
      ...{ timeout: CHALLENGE_MS, attestation: 'none' },
      excludeCredentials: existing.map(({ credentialId, transports }) => ({
        ...{ id: credentialId, type: 'public-key', transports },
      })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: (await this.policy.needsVerification(viewer)) ? 'required' : 'preferred',
      },
    };
  }

  /** Throws `auth.passkey-invalid` for a response that does not fit the options of this session. */
  async verify(request: Request, viewer: Viewer, input: PasskeyInput): Promise<NewPasskey> {
    const scope = sessionScope(request, 'registration', viewer.id);
    let challenge = '';
    const isChallenge = (given: string) => this.challenges.isValid(scope, (challenge = given));
    const party = relyingPartyOf(request, this.configuration);
    const needsVerification = await this.policy.needsVerification(viewer);
    const verified = await verifyRegistration({ party, isChallenge }, input, needsVerification);
    // The library compares the id with that of the response only if it is asked to; the signed one counts.
    if (verified?.credential.id !== input.credentialId) throw new AppError('auth.passkey-invalid');
    const { id: credentialId, publicKey, counter: signatureCount } = verified.credential;
    return {
      ...{ name: input.name, credentialId, signatureCount, transports: input.transports, challenge },
      publicKey: Buffer.from(publicKey).toString('base64url'),
      isBackupEligible: verified.credentialDeviceType === 'multiDevice',
      isBackedUp: verified.credentialBackedUp,
    };
  }

  /** Adds a verified passkey in the transaction of `em`, audits it and emails the person. */
  async add(
    em: EntityManager,
    { id }: Person,
    { challenge, ...passkey }: NewPasskey,
  ): Promise<PasskeyResponse> {
    const account = await lockRow(em, User, id, 'auth.unauthorized');
    if (account.passkeyCount >= LIMITS.passkeys) throw new AppError('auth.passkeys-full');
    if (!(await this.challenges.use(em, challenge))) throw new AppError('auth.passkey-invalid');
    const row = em.create(Passkey, { ...passkey, user: id });
    await em.persist(row).flush().catch(refuseTaken);
    await this.count(em, account);
    this.audit.record(em, { verb: 'added-passkey', ...itemOf(account), after: { passkey: row.name } });
    await this.emails.send(em, 'account-changed', { userId: id, change: 'passkey-added' });
    return toResponse(row);
  }

  rename({ id: user }: Person, id: string, name: string): Promise<PasskeyResponse> {
    return this.em.transactional(async (em) => {
      const account = await lockRow(em, User, user, 'auth.unauthorized');
      const row = await lockRow(em, Passkey, id, 'request.not-found', { user });
      const before = { passkey: row.name };
      if (name === row.name) return toResponse(row);
      row.name = name;
      this.audit.record(em, {
        verb: 'renamed-passkey',
        ...itemOf(account),
        before,
        after: { passkey: name },
      });
      return toResponse(row);
    });
  }

  /** Removes a passkey of a locked account in the transaction of `em`, audits it and emails the person. */
  async remove(em: EntityManager, account: User, id: string): Promise<void> {
    const row = await lockRow(em, Passkey, id, 'request.not-found', { user: account.id });
    await this.delete(em, account, [row]);
    await this.emailRemoval(em, account);
  }

  /** Removes all passkeys of a locked account like `remove`, with one email. Returns whether there were any. */
  async removeAll(em: EntityManager, account: User): Promise<boolean> {
    const hadAny = await this.revokeAll(em, account);
    if (hadAny) await this.emailRemoval(em, account);
    return hadAny;
  }

  /** Removes all passkeys of a locked account and audits them, without an email. Returns whether there were any. */
  async revokeAll(em: EntityManager, account: User): Promise<boolean> {
    const rows = await this.rows(em, account.id);
    await this.delete(em, account, rows);
    return rows.length > 0;
  }

  private async delete(em: EntityManager, account: User, rows: Passkey[]): Promise<void> {
    await em.remove(rows).flush();
    await this.count(em, account);
    for (const { name } of rows)
      this.audit.record(em, { verb: 'removed-passkey', ...itemOf(account), before: { passkey: name } });
  }

  private async emailRemoval(em: EntityManager, { id }: Person): Promise<void> {
    await this.emails.send(em, 'account-changed', { userId: id, change: 'passkey-removed' });
  }

  /** Stores the number of an account's passkeys; its lock serializes changes. */
  private async count(em: EntityManager, { id }: Person): Promise<void> {
    await updateAccount(em, { id }, { passkeyCount: await em.count(Passkey, { user: id }) });
  }

  private rows(em: EntityManager, user: string): Promise<Passkey[]> {
    return em.find(Passkey, { user }, { orderBy: { id: 'asc' }, limit: LIMITS.passkeys });
  }
}

const itemOf = ({ id, name }: Person) => ({ noun: 'users' as const, itemId: id, itemName: name });

function toResponse(row: Passkey): PasskeyResponse {
  const { id, name, isBackupEligible, isBackedUp, signatureCount } = row;
  return {
    ...{ id, name, isBackupEligible, isBackedUp, signatureCount },
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}

function refuseTaken(error: unknown): never {
  throw error instanceof UniqueConstraintViolationException ? new AppError('auth.passkey-taken') : error;
}
