import type { EntityManager } from '@mikro-orm/postgresql';
import { mayRemoveFiles } from '../platform/storage/locks.ts';

/**
 * Does work that takes files away, unless an archive is being written or restored: it may need them. What is not taken away
 * then is left to the hourly sweep. Tells whether it was done.
 */
export function whileFilesMayGo(em: EntityManager, work: () => Promise<void>): Promise<boolean> {
  return em.fork().transactional(async (lock) => {
    if (!(await mayRemoveFiles(lock))) return false;
    await work();
    return true;
  });
}
