import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../platform/changes/changes.ts';
import { GenerationCache } from '../platform/changes/generation-cache.ts';
import { Restore } from './restores.entity.ts';

const TABLES = ['restore'];

/** A run without a heartbeat for this long has lost its server. */
export const SILENT_MS = 60_000;

/** Verification changes nothing; writes are refused from the safety backup on. */
const REPLACING_STATES = ['saving', 'restoring'] as const;

/** Tells if a restore is replacing the data. Cached until the database announces a change of restores. */
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
    { state: { $in: [...REPLACING_STATES] } },
    { orderBy: { seenAt: 'desc' }, limit: 1 },
  );
  return row?.seenAt ?? null;
}
