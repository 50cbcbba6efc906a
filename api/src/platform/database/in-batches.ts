import type { EntityManager } from '@mikro-orm/postgresql';

/** Runs `work` in one transaction after the other until it finds fewer rows than `atOnce`. Returns their total. */
export async function inBatches(
  em: EntityManager,
  atOnce: number,
  work: (em: EntityManager) => Promise<number>,
): Promise<number> {
  let total = 0;
  let found: number;
  do {
    found = await em.fork().transactional(work);
    total += found;
  } while (found === atOnce);
  return total;
}
