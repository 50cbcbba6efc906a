import type { EntityManager } from '@mikro-orm/postgresql';

/** Any number will do. */
const RELEASES_LOCK = 6_183_550_002;

/**
 * Makes whoever adds releases or takes their files away, on whichever server, wait until the transaction of `em` is over. Thus
 * a row and its archive come together and go together.
 */
export async function lockReleases(em: EntityManager): Promise<void> {
  await em.execute('select pg_advisory_xact_lock(?)', [RELEASES_LOCK]);
}
