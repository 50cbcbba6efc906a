import type { LibraryState, SharedLibrary } from '@vitral/contracts/module-overview';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import semver from 'semver';

type Shared = Pick<BuiltDescriptor, 'shared'>;

/** Compares the versions that a module was built for with those of the shell. The shell lists its versions as `^19.3.1`. */
export function librariesOf(module: Shared, shell: Shared): SharedLibrary[] {
  return Object.entries(module.shared).map(([library, required]) => {
    const range = shell.shared[library];
    const provided = range === undefined ? null : (semver.minVersion(range)?.version ?? null);
    return { library, required, provided, state: stateOf(required, provided) };
  });
}

function stateOf(required: string, provided: string | null): LibraryState {
  if (provided === null || !semver.satisfies(provided, required, { includePrerelease: true })) return 'unfit';
  const built = semver.minVersion(required);
  const order = built ? semver.compare(built, provided) : 0;
  return order < 0 ? 'older' : order > 0 ? 'newer' : 'in-step';
}
