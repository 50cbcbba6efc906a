import { randomInt } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { LandingContent } from './landing-content.entity.ts';
import { LandingDraft } from './landing-draft.entity.ts';

const MAX_START_VERSION = 2 ** 30;

/**
 * Gives a new row a random version. A draft is deleted when it is published and may be followed by a new one: if both began
 * at 1, an editor with the old draft open could overwrite the new one unnoticed.
 */
export async function assignRandomVersion(
  em: EntityManager,
  row: LandingContent | LandingDraft,
): Promise<void> {
  await em.persist(row).flush();
  const version = randomInt(2, MAX_START_VERSION);
  const entity = row instanceof LandingDraft ? LandingDraft : LandingContent;
  // The ORM ignores a version given at insert.
  await em.nativeUpdate<LandingDraft | LandingContent>(entity, { id: row.id }, { version });
  await em.refresh(row);
}
