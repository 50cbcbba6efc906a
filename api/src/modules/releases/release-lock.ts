import type { EntityManager } from '@mikro-orm/postgresql';

/** Arbitrary number. */
const RELEASES_LOCK = 6_183_550_002;

/**
 * Serializes all servers that add releases or remove their files until the transaction of `em` ends, so that a row and its
 * archive are always added and removed together.
 */
export async function lockReleases(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [RELEASES_LOCK]);
}
