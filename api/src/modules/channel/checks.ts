import type { EntityManager } from '@mikro-orm/postgresql';
import { mayPublish, type Publisher } from '../../platform/access/publisher.ts';
import { AppError } from '../../platform/errors/app-error.ts';
import { Release } from '../release.entity.ts';
import type { Position } from './position.ts';

/** Returns a release that has its files and that the publisher may change. */
export async function findUsable(em: EntityManager, id: string, publisher: Publisher): Promise<Release> {
  const release = await em.findOne(Release, { id });
  if (!release) throw new AppError('modules.not-found', { id });
  mayPublish(publisher, release.name);
  refuseRemoved(release);
  return release;
}

export function refuseRemoved({ name, version, removedAt }: Release): void {
  if (removedAt) throw new AppError('modules.removed', { module: name, version });
}

/** Refuses a request based on a stale view. `from` is the set that the client saw as active. */
export function refuseUnlessFrom({ activeSetId }: Position, from: string | undefined): void {
  if (from !== undefined && from !== activeSetId) {
    throw new AppError('modules.stale', activeSetId ? { current: activeSetId } : {});
  }
}
