import type { EntityManager } from '@mikro-orm/postgresql';
import { isOwnRelease, isReleaseName, RELEASE_NAMES, type ReleaseName } from '@vitral/contracts/modules';
import { AppError } from '../../platform/errors/app-error.ts';
import { pathParam } from '../../platform/validation/path-param.ts';
import { Release } from './release.entity.ts';

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

/** Returns the digests of the releases with one of these versions: `<name> <version>` → digests. */
export async function knownDigests(
  em: EntityManager,
  versions: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await em.find(
    Release,
    { version: { $in: [...versions] } },
    { fields: ['name', 'version', 'digest'] },
  );
  const digests = new Map<string, string[]>();
  for (const { name, version, digest } of rows) {
    const key = `${name} ${version}`;
    digests.set(key, [...(digests.get(key) ?? []), digest]);
  }
  return digests;
}
