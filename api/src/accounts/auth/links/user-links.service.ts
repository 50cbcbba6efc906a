import { randomUUID, createHash, createHmac, hkdfSync } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserLink as UserLinkResponse, UserLinkKind } from '@vitral/contracts/users';
import { Configuration } from '../../../platform/config/configuration.ts';
import { Emails } from '../../../platform/email/emails.ts';
import { type User, UserLink } from '../../users.entity.ts';

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const HOUR_MS = 3_600_000;
const VALID_FOR_MS: Record<UserLinkKind, number> = {
  invitation: 7 * 24 * HOUR_MS,
  'password-reset': 2 * HOUR_MS,
};

/** An account has at most one link: a new one replaces the previous one. */
const UPSERT_LINK = `
  insert into user_link (id, created_at, user_id, kind, token_hash, expires_at)
  values (?, ?, ?, ?, ?, ?)
  on conflict (user_id) do update set
    id = excluded.id, created_at = excluded.created_at, kind = excluded.kind,
    token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

/** The shortest time between two emails to a person. */
const PAUSE_MS = 5 * 60_000;
/** A link requested again within this time stays the same. */
const REUSE_MS = 24 * HOUR_MS;

export interface MadeLink extends Omit<UserLinkResponse, 'isMailed'> {
  id: string;
}

@Injectable()
export class UserLinks {
  private readonly key: Buffer;

  constructor(
    private readonly emails: Emails,
    configuration: Configuration,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', configuration.secretKey, '', 'user-links', 32));
  }

  /** Replaces the account's link. The transaction of `em` must have stored the account already. */
  async make(em: EntityManager, user: User): Promise<MadeLink> {
    const id = randomUUID();
    const kind = user.hasPassword ? 'password-reset' : 'invitation';
    const madeAt = new Date();
    const expiresAt = new Date(madeAt.getTime() + VALID_FOR_MS[kind]);
    const tokenHash = hashToken(this.tokenOf(id));
    await em.execute(UPSERT_LINK, [id, madeAt, user.id, kind, tokenHash, expiresAt]);
    return { id, kind, address: this.urlOf({ id }), expiresAt: expiresAt.toISOString() };
  }

  /**
   * Returns a link for a forgotten password, or null when one was made or emailed just before. Anybody can request it for
   * any account, so a valid link is extended rather than replaced: the one in the owner's mailbox stays valid. The account
   * must be locked.
   */
  async extendOrMake(em: EntityManager, user: User): Promise<Pick<MadeLink, 'id' | 'kind'> | null> {
    const now = Date.now();
    const link = await em.findOne(UserLink, { user: user.id, kind: 'password-reset' });
    const validUntil = link?.expiresAt.getTime() ?? 0;
    const expiresAt = new Date(now + VALID_FOR_MS['password-reset']);
    if (validUntil > expiresAt.getTime() - PAUSE_MS) return null;

    const isOld = !link || validUntil <= now || link.createdAt.getTime() < now - REUSE_MS;
    if (isOld) return this.make(em, user);
    await em.nativeUpdate(UserLink, { id: link.id }, { expiresAt });
    return { id: link.id, kind: link.kind };
  }

  urlOf(link: { id: string }): string {
    return `${this.emails.siteOrigin()}/admin/set-password#${this.tokenOf(link.id)}`;
  }

  /** Derives the token from the link's id, so that the job that emails it can derive it again; only a hash is stored. */
  private tokenOf(linkId: string): string {
    return createHmac('sha256', this.key).update(linkId).digest('base64url');
  }
}
