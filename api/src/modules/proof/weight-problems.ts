import { type BuiltDescriptor, RELEASE_LIMITS, type ReleaseProblem } from '@vitral/contracts';
import { problem } from './problem.ts';
import { scriptWeight, type Sizes, weightOf } from './weight.ts';

/** Which pages of a release weigh more than its `budget.json` allows, and whether the release as a whole weighs too much. */
export function weightProblems(descriptor: BuiltDescriptor, sizes: Sizes): ReleaseProblem[] {
  const pages = Object.entries(descriptor.loads ?? {}).map(([page, { files, brotliBytes }]) => ({
    page,
    bytes: weightOf(files, sizes),
    limit: brotliBytes,
  }));
  const heavy = pages.filter(({ bytes, limit }) => bytes > limit);
  const problems = heavy.map((page) => problem('page-too-heavy', page));
  const bytes = scriptWeight(descriptor, sizes);
  const limit = RELEASE_LIMITS.scriptBytes;
  if (bytes > limit) problems.push(problem('module-too-heavy', { module: descriptor.name, bytes, limit }));
  return problems;
}
