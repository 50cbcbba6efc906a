import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Changes } from '../platform/changes/changes.ts';
import { Restore } from './restores.entity.ts';

/** A run that gave no sign of life for this long is over: its server died. */
export const SILENT_MS = 60_000;

/** Verifying an archive touches nothing; from the backup of what is there on, nothing may be written any more. */
const TOUCHING = ['saving', 'restoring'] as const;

/** Whether what the site holds is being replaced. Kept in memory until the database says that a restore goes on or ends. */
@Injectable()
export class Restoring {
  private kept: { generation: number; reading: Promise<Date | null> } | null = null;

  constructor(
    private readonly em: EntityManager,
    private readonly changes: Changes,
  ) {}

  async isUnderWay(): Promise<boolean> {
    const seenAt = await this.seenAt();
    return seenAt !== null && seenAt.getTime() > Date.now() - SILENT_MS;
  }

  private seenAt(): Promise<Date | null> {
    const generation = this.changes.generationOf(['restore']);
    if (this.kept?.generation === generation) return this.kept.reading;
    const reading = readSeenAt(this.em.fork({ clear: true }));
    const entry = { generation, reading };
    this.kept = entry;
    reading.catch(() => {
      if (this.kept === entry) this.kept = null;
    });
    return reading;
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
