import type { BuiltDescriptor, ReleaseProblem } from '@vitral/contracts';
import semver from 'semver';
import { problem } from './problem.ts';

/** Whether the shell brings what a module shares with it. It names what it brings as `^19.3.1`, the version that it holds. */
export function sharedProblems(shell: BuiltDescriptor, module: BuiltDescriptor): ReleaseProblem[] {
  return Object.entries(module.shared).flatMap(([library, range]) => {
    const brought = shell.shared[library];
    if (brought === undefined) return [problem('shared-missing', { module: module.name, library })];
    const version = semver.minVersion(brought);
    if (version && semver.satisfies(version, range, { includePrerelease: true })) return [];
    return [problem('shared-range', { module: module.name, library, range, version: version ?? brought })];
  });
}
