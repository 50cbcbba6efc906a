import { type BuiltDescriptor, RELEASE_NAMES, SUPPORTED_CONTRACTS } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import semver from 'semver';
import { duplicateProblems, pageProblems, permissionProblems } from './page-problems.ts';
import { problem } from '../releases/release-problem.ts';
import { slotProblems } from './slot-problems.ts';
import { landingProblems, type SetMember } from './weight.ts';

export interface SetContext {
  /** Members of the active set; no page may open to more roles than in it. */
  before: readonly SetMember[];
  /** True if a person with modules.write requests it: pages may then open to more roles. */
  mayLowerPermissions: boolean;
}

/** Finds conflicts between releases from their descriptors alone; no code of a release runs. */
export function staticProblems(set: readonly SetMember[], context: SetContext): ReleaseProblem[] {
  const all = set.map(({ descriptor }) => descriptor);
  const shell = all.find(({ name }) => name === 'shell');
  const modules = all.filter(({ name }) => name !== 'shell');
  const before = context.before.map(({ descriptor }) => descriptor);
  const needed = RELEASE_NAMES.filter(
    (name) => name === 'shell' || before.some((known) => known.name === name),
  );
  const absent = needed.filter((name) => !all.some((descriptor) => descriptor.name === name));
  return [
    ...absent.map((module) => problem('module-absent', { module })),
    ...(shell ? modules.flatMap((module) => contractProblems(shell, module)) : []),
    ...(shell ? modules.flatMap((module) => sharedProblems(shell, module)) : []),
    ...all.flatMap(pageProblems),
    ...all.flatMap(slotProblems),
    ...duplicateProblems(all),
    ...(context.mayLowerPermissions ? [] : permissionProblems(all, before)),
    ...landingProblems(set),
  ];
}

/** A shell supports its own contract and all earlier ones. */
function contractProblems(shell: BuiltDescriptor, { name, contract }: BuiltDescriptor): ReleaseProblem[] {
  const supported = SUPPORTED_CONTRACTS.filter((known) => known <= shell.contract);
  return supported.includes(contract)
    ? []
    : [problem('contract-unsupported', { module: name, contract, supported: supported.join(', ') })];
}

/** The shell lists its libraries as `^19.3.1`, where the number is the version that it holds. */
function sharedProblems(shell: BuiltDescriptor, module: BuiltDescriptor): ReleaseProblem[] {
  return Object.entries(module.shared).flatMap(([library, range]) => {
    const brought = shell.shared[library];
    if (brought === undefined) return [problem('shared-missing', { module: module.name, library })];
    const version = semver.minVersion(brought);
    if (version && semver.satisfies(version, range, { includePrerelease: true })) return [];
    return [problem('shared-range', { module: module.name, library, range, version: version ?? brought })];
  });
}
