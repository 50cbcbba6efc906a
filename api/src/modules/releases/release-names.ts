import type { EntityManager } from '@mikro-orm/postgresql';
import { isOwnRelease, RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';

/** Lists the shell, the modules of this repository, and those of other repositories that have releases here. */
export async function releaseNames(em: EntityManager): Promise<ReleaseName[]> {
  const rows = await em.execute<{ name: string }[]>('select distinct name from release order by name');
  return [...RELEASE_NAMES, ...rows.map(({ name }) => name).filter((name) => !isOwnRelease(name))];
}
