import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LandingContent } from './landing-content.entity.ts';
import { LandingDraft } from './landing-draft.entity.ts';

const ROOM_TO_COUNT_ON = 2 ** 30;

/**
 * Gives a new row a version other than 1. A draft goes when it is published, and another one comes in its place: were
 * both to begin with 1, whoever had read the old one could overwrite the new one unknowingly.
 */
export async function countFromAnywhere(
  em: EntityManager,
  row: LandingContent | LandingDraft,
): Promise<void> {
  await em.persist(row).flush();
  const version = randomInt(2, ROOM_TO_COUNT_ON);
  const entity = row instanceof LandingDraft ? LandingDraft : LandingContent;
  // The ORM takes no version when it inserts.
  await em.nativeUpdate<LandingDraft | LandingContent>(entity, { id: row.id }, { version });
  await em.refresh(row);
}
