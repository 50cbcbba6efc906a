import type { EntityManager } from '@mikro-orm/postgresql';
import { isOwnRelease, isReleaseName, RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathParam } from '../../platform/validation/path-param.ts';

/** Path parameter with the name of a module or of the shell. */
export const NameOfRelease = () =>
  pathParam(
    'name',
    (text) => isReleaseName(text) && text,
    (text) => new AppError('modules.not-found', { name: text.slice(0, 60) }),
  );

/** Lists the shell, the modules of this repository, and those of other repositories that have releases here. */
export async function releaseNames(em: EntityManager): Promise<ReleaseName[]> {
  const rows = await em.execute<{ name: string }[]>('select distinct name from release order by name');
  return [...RELEASE_NAMES, ...rows.map(({ name }) => name).filter((name) => !isOwnRelease(name))];
}
