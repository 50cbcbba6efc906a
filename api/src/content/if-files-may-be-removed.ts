import type { EntityManager } from '@mikro-orm/postgresql';
import { mayRemoveFiles } from '../platform/storage/locks.ts';

/**
 * Runs `work`, which removes files, unless a backup archive that may need them is being written or restored. The hourly sweep
 * removes them later then. Returns whether `work` ran.
 */
export function ifFilesMayBeRemoved(em: EntityManager, work: () => Promise<void>): Promise<boolean> {
  return em.fork().transactional(async (lock) => {
    if (!(await mayRemoveFiles(lock))) return false;
    await work();
    return true;
  });
}
