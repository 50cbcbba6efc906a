import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { LastChange, PresenceNoun, PresentAccount } from '@vitral/contracts/presence';
import { User } from '../accounts/index.ts';
import type { AuditEntry } from '../platform/audit/audit-entry.entity.ts';
import { readItem } from './item-sources.ts';

/** Exceeds the number of names for which a form has room. */
const MOST_ACCOUNTS = 20;

interface StoredChange extends Omit<LastChange, 'isOwn'> {
  actorId: string | null;
}

/** The state of an item that its streams report, the same for all readers. */
export interface ItemState {
  accounts: PresentAccount[];
  version: number | null;
  lastChange: StoredChange | null;
}

/** Reads what the streams of an item report. */
@Injectable()
export class OpenItems {
  constructor(private readonly em: EntityManager) {}

  /** Returns null for an item that never existed, as far as the audit log goes back. */
  async read(noun: PresenceNoun, id: string, accountIds: string[]): Promise<ItemState | null> {
    const em = this.em.fork();
    const item = await readItem(em, noun, id);
    if (!item) return null;
    const { version, last } = item;
    return {
      accounts: await this.namesOf(em, accountIds),
      version,
      lastChange: last ? changeOf(last) : null,
    };
  }

  private async namesOf(em: EntityManager, ids: string[]): Promise<PresentAccount[]> {
    if (ids.length === 0) return [];
    const options = { fields: ['name'], orderBy: { name: 'asc', id: 'asc' }, limit: MOST_ACCOUNTS } as const;
    const rows = await em.find(User, { id: { $in: ids } }, options);
    return rows.map(({ id, name }) => ({ id, name }));
  }
}

const changeOf = ({ verb, actorId, actorName, createdAt }: AuditEntry): StoredChange => ({
  verb,
  changedBy: actorName ?? null,
  changedAt: createdAt.toISOString(),
  actorId: actorId ?? null,
});
