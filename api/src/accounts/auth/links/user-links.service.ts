import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { UserLink as UserLinkAnswer, UserLinkKind } from '@vitral/contracts';
import { Mails } from '../../../platform/mail/mails.ts';
import type { User } from '../../users/users.entity.ts';
import { hashToken, LinkTokens } from './link-tokens.ts';
import { UserLink } from './user-link.entity.ts';

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

/** A person is mailed no more often than this. */
const PAUSE_MS = 5 * 60_000;
/** A link that is asked for again stays the same for so long. */
const LONGEST_MS = 24 * HOUR_MS;

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
    const kind = user.hasPassword ? 'password-reset' : 'invitation';
    const madeAt = new Date();
    const expiresAt = new Date(madeAt.getTime() + VALID_FOR_MS[kind]);
    const tokenHash = hashToken(this.tokens.tokenOf(id));
    await em.execute(PUT_LINK, [id, madeAt, user.id, kind, tokenHash, expiresAt]);
    return { id, kind, address: this.addressOf({ id }), expiresAt: expiresAt.toISOString() };
  }

  /**
   * For whoever says to have forgotten the password, which anybody can: a valid link stays as it is and lasts longer, so
   * that nobody makes the one in somebody's mailbox invalid. Null while the last one has just been made or mailed. The
   * account must be locked.
   */
  async remake(em: EntityManager, user: User): Promise<Pick<MadeLink, 'id' | 'kind'> | null> {
    const now = Date.now();
    const link = await em.findOne(UserLink, { user: user.id, kind: 'password-reset' });
    const lastsUntil = link?.expiresAt.getTime() ?? 0;
    const expiresAt = new Date(now + VALID_FOR_MS['password-reset']);
    if (lastsUntil > expiresAt.getTime() - PAUSE_MS) return null;

    const isOld = !link || lastsUntil <= now || link.createdAt.getTime() < now - LONGEST_MS;
    if (isOld) return this.make(em, user);
    await em.nativeUpdate(UserLink, { id: link.id }, { expiresAt });
    return { id: link.id, kind: link.kind };
  }

  addressOf(link: { id: string }): string {
    return `${this.mails.siteAddress()}/admin/set-password#${this.tokens.tokenOf(link.id)}`;
  }
}
