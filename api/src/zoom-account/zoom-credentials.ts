import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PlatformProblem } from '../api-keys/index.ts';
import { Secrets } from '../platform/secrets/secrets.ts';
import { ZoomAccount } from './zoom-account.entity.ts';

const PURPOSE = 'zoom-account';
/** The id of the only row. */
export const ACCOUNT_ID = 'site';

/** The stored account with its secrets in clear text, which must not be logged. */
export interface OpenZoomAccount {
  accountId: string;
  clientId: string;
  clientSecret: string;
  eventSecret: string | null;
}

/** Seals and opens the secrets of the Zoom account. */
@Injectable()
export class ZoomCredentials {
  constructor(private readonly secrets: Secrets) {}

  seal(secret: string): string {
    return this.secrets.seal(secret, PURPOSE);
  }

  /** Returns null while no account is set. Throws PlatformProblem `unreadable` when it was sealed with another SECRET_KEY. */
  async read(em: EntityManager): Promise<OpenZoomAccount | null> {
    const row = await em.fork().findOne(ZoomAccount, { id: ACCOUNT_ID });
    if (!row) return null;
    const { accountId, clientId, sealedClientSecret, sealedEventSecret } = row;
    return {
      accountId,
      clientId,
      clientSecret: this.open(sealedClientSecret),
      eventSecret: sealedEventSecret ? this.open(sealedEventSecret) : null,
    };
  }

  private open(sealed: string): string {
    try {
      return this.secrets.open(sealed, PURPOSE);
    } catch {
      throw new PlatformProblem('unreadable', null);
    }
  }
}
