import { EntityManager } from '@mikro-orm/postgresql';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { Injectable } from '@nestjs/common';
import type { PasskeyAssertion, PasskeyRequestOptions } from '@vitral/contracts/passkeys';
import type { Request } from 'express';
import type { Viewer } from '../../platform/access/viewer.ts';
import { SecurityEvents } from '../../platform/security-events/security-events.service.ts';
import { Configuration } from '../../platform/config/configuration.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { User } from '../users.entity.ts';
import { CHALLENGE_MS, type ChallengeScope, PasskeyChallenges } from './passkey-challenges.ts';
import { sessionScope } from './passkey-scopes.ts';
import { verifyAssertion } from './passkey-verification.ts';
import { Passkey } from './passkeys.entity.ts';
import { relyingPartyOf } from './relying-party.ts';

/** A verified assertion, to be used in the transaction of what it permits. */
export interface VerifiedPasskey {
  passkeyId: string;
  accountId: string;
  challenge: string;
  /** The authenticator has checked a PIN, fingerprint or face. */
  isUserVerified: boolean;
  signatureCount: number;
  isBackedUp: boolean;
}

type Owner = Pick<User, 'id' | 'name' | 'username'>;

/** Requests and verifies assertions of passkeys: for logins, as second factor, and for accounts that are logged in. */
@Injectable()
export class PasskeyAssertions {
  constructor(
    private readonly em: EntityManager,
    private readonly challenges: PasskeyChallenges,
    private readonly configuration: Configuration,
    private readonly events: SecurityEvents,
  ) {}

  async options(
    request: Request,
    scope: ChallengeScope,
    userVerification: 'required' | 'preferred' = 'preferred',
  ): Promise<PasskeyRequestOptions> {
    const { id: rpId } = relyingPartyOf(request, this.configuration);
    const { challenge } = await generateAuthenticationOptions({
      rpID: rpId,
      challenge: this.challenges.issue(scope),
    });
    return { rpId, challenge, timeout: CHALLENGE_MS, userVerification };
  }

  /** Returns the account of a passkey, for the record of attempts. */
  async ownerOf(credentialId: string): Promise<Owner | null> {
    const em = this.em.fork();
    const passkey = await em.findOne(Passkey, { credentialId });
    return passkey && em.findOne(User, { id: passkey.user }, { fields: ['id', 'name', 'username'] });
  }

  /** Returns null for every assertion that proves nothing. Records a counter that went back, as that of a copy does. */
  async verify(
    request: Request,
    scope: ChallengeScope | null,
    assertion: PasskeyAssertion,
  ): Promise<VerifiedPasskey | null> {
    const { credentialId, userHandle } = assertion;
    const party = relyingPartyOf(request, this.configuration);
    const passkey = scope && (await this.em.fork().findOne(Passkey, { credentialId }));
    if (!passkey || Buffer.from(userHandle, 'base64url').toString() !== passkey.user) return null;
    let challenge = '';
    const isChallenge = (given: string) => this.challenges.isValid(scope, (challenge = given));
    const proven = await verifyAssertion({ party, isChallenge }, passkey, assertion);
    if (!proven) return null;
    const { newCounter: signatureCount, userVerified, credentialBackedUp: isBackedUp } = proven;
    if (!isLater(signatureCount, passkey.signatureCount)) {
      await this.events.record('copied-passkey', await this.ownerOf(credentialId));
      return null;
    }
    const { id: passkeyId, user: accountId } = passkey;
    return { passkeyId, accountId, challenge, signatureCount, isBackedUp, isUserVerified: userVerified };
  }

  /**
   * Uses an assertion in the transaction of `em`. Returns false if it was used before, even by a parallel request, or if its passkey
   * was removed or used since.
   */
  async use(em: EntityManager, verified: VerifiedPasskey): Promise<boolean> {
    const { passkeyId: id, accountId, challenge, signatureCount, isBackedUp } = verified;
    if (!(await this.challenges.use(em, challenge))) return false;
    const isNew = { signatureCount: signatureCount === 0 ? 0 : { $lt: signatureCount } };
    const used = { signatureCount, isBackedUp, lastUsedAt: new Date() };
    return (await em.nativeUpdate(Passkey, { id, user: accountId, ...isNew }, used)) === 1;
  }

  /** Returns options with which a logged-in person proves again who they are; `verifyFor` takes the response. */
  renewalOptions(request: Request, { id }: Viewer): Promise<PasskeyRequestOptions> {
    return this.options(request, sessionScope(request, 'renewal', id), 'required');
  }

  /**
   * Verifies and uses an assertion of an account that is logged in, for the options of `renewalOptions`. The authenticator has to
   * check a PIN, fingerprint or face. Throws `auth.passkey-refused` and `auth.passkey-unverified`.
   */
  async verifyFor(request: Request, account: Viewer, assertion: PasskeyAssertion): Promise<void> {
    const { id, name } = account;
    const verified = await this.verify(request, sessionScope(request, 'renewal', id), assertion);
    if (verified?.accountId === id) {
      if (!verified.isUserVerified) throw new AppError('auth.passkey-unverified');
      if (await this.em.fork().transactional((em) => this.use(em, verified))) return;
    }
    await this.events.record('refused-login', { id, name });
    throw new AppError('auth.passkey-refused');
  }
}

/** Authenticators that count add at least one for each signature; those that do not always send 0. */
const isLater = (count: number, stored: number) => count > stored || (count === 0 && stored === 0);
