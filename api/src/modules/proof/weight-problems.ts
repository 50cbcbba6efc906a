import { type BuiltDescriptor, RELEASE_LIMITS, type ReleaseProblem } from '@vitral/contracts';
import { problem } from './problem.ts';
import { scriptWeight, type Sizes, weightOf } from './weight.ts';

/** Finds pages heavier than their `budget.json` allows, and a release that is too heavy as a whole. */
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
