import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserLink as UserLinkAnswer, UserLinkKind } from '@vitral/contracts';
import { Mails } from '../../platform/mail/mails.ts';
import type { User } from '../../users/users.entity.ts';
import { hashToken, LinkTokens } from './link-tokens.ts';

const HOUR_MS = 3_600_000;
const VALID_FOR_MS: Record<UserLinkKind, number> = {
  invitation: 7 * 24 * HOUR_MS,
  'password-reset': 2 * HOUR_MS,
};

/** An account has one link at most: a new one takes the place of the former. */
const PUT_LINK = `
  insert into user_link (id, created_at, user_id, kind, token_hash, expires_at)
  values (?, ?, ?, ?, ?, ?)
  on conflict (user_id) do update set
    id = excluded.id, created_at = excluded.created_at, kind = excluded.kind,
    token_hash = excluded.token_hash, expires_at = excluded.expires_at`;

export interface MadeLink extends Omit<UserLinkAnswer, 'isMailed'> {
  id: string;
}

/** Makes the one-time links by which people choose a password. */
@Injectable()
export class UserLinks {
  constructor(
    private readonly tokens: LinkTokens,
    private readonly mails: Mails,
  ) {}

  /** In the transaction of `em`, in which the account is stored already. */
  async make(em: EntityManager, user: User): Promise<MadeLink> {
    const id = randomUUID();
    const kind: UserLinkKind = user.hasPassword ? 'password-reset' : 'invitation';
    const madeAt = new Date();
    const expiresAt = new Date(madeAt.getTime() + VALID_FOR_MS[kind]);
    const tokenHash = hashToken(this.tokens.tokenOf(id));
    await em.execute(PUT_LINK, [id, madeAt, user.id, kind, tokenHash, expiresAt]);
    return { id, kind, address: this.addressOf({ id }), expiresAt: expiresAt.toISOString() };
  }

  addressOf(link: { id: string }): string {
    return `${this.mails.siteAddress()}/admin/set-password#${this.tokens.tokenOf(link.id)}`;
  }
}
