import { randomBytes } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PASSKEY_MINUTES, type PasskeyLoginPurpose } from '@vitral/contracts/passkeys';
import { isSame, Secrets } from '../../platform/secrets/secrets.ts';
import { useOnce } from '../use-once.ts';

/** The ceremony that a challenge is for, and the session or login attempt that requested it. */
export interface ChallengeScope {
  purpose: PasskeyLoginPurpose | 'registration' | 'renewal';
  holder: string;
}

const PURPOSE = 'passkey-challenges';
const RANDOM_BYTES = 16;
export const CHALLENGE_MS = PASSKEY_MINUTES * 60_000;
const FORM = /^([\w-]{22})\.(\d{13})\.([\w-]{43})$/;

/**
 * Issues challenges that carry their own proof: requests of strangers store nothing. A challenge is stored when it is used, so
 * that it is valid once on all servers. docs/adr/108.
 */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly secrets: Secrets) {}

  issue(scope: ChallengeScope): string {
    const facts = `${randomBytes(RANDOM_BYTES).toString('base64url')}.${Date.now() + CHALLENGE_MS}`;
    return `${facts}.${this.proof(scope, facts)}`;
  }

  /** `challenge`: in base64url, as browsers return it. */
  isValid(scope: ChallengeScope, challenge: string): boolean {
    const [, random = '', until = '', proof = ''] = FORM.exec(textOf(challenge)) ?? [];
    return Number(until) > Date.now() && isSame(proof, this.proof(scope, `${random}.${until}`));
  }

  /** Uses a valid challenge in the transaction of `em`. Returns false if it was used before, even by a parallel request. */
  use(em: EntityManager, challenge: string): Promise<boolean> {
    // Base64url has several forms of the same bytes, so the text is counted.
    const text = textOf(challenge);
    const [, , until = ''] = FORM.exec(text) ?? [];
    return useOnce(em, text, new Date(Number(until)));
  }

  private proof({ purpose, holder }: ChallengeScope, facts: string): string {
    return this.secrets.digest(JSON.stringify([purpose, holder, facts]), PURPOSE);
  }
}

const textOf = (challenge: string) => Buffer.from(challenge, 'base64url').toString('latin1');
