import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../platform/changes/changes.ts';
import { GenerationCache } from '../platform/changes/generation-cache.ts';
import { Restore } from './restores.entity.ts';

const TABLES = ['restore'];

/** A run that gave no sign of life for this long is over: its server died. */
export const SILENT_MS = 60_000;

/** Verifying an archive touches nothing; from the backup of what is there on, nothing may be written any more. */
const TOUCHING = ['saving', 'restoring'] as const;

/** Whether what the site holds is being replaced. Kept in memory until the database says that a restore goes on or ends. */
@Injectable()
export class Restoring {
  private readonly cached = new GenerationCache<Date | null>({ entries: 1 });

  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
  ) {}

  async isUnderWay(): Promise<boolean> {
    const seenAt = await this.cached.get('restore', this.changes.generationOf(TABLES), () =>
      readSeenAt(this.em.fork({ clear: true })),
    );
    return seenAt !== null && seenAt.getTime() > Date.now() - SILENT_MS;
  }
}

async function readSeenAt(em: EntityManager): Promise<Date | null> {
  const [row] = await em.find(
    Restore,
    { state: { $in: [...TOUCHING] } },
    { orderBy: { seenAt: 'desc' }, limit: 1 },
  );
  return row?.seenAt ?? null;
}
