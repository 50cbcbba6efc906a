import { RELEASE_LIMITS, type ReleaseName, type ReleaseProblem } from '@vitral/contracts';
import { problem } from './problem.ts';
import type { SetMember } from './static-problems.ts';
import { sizesOf, weightOf } from './weight.ts';

/** The entry in `budget.json` for the files that a visitor of the landing page loads from each release. */
const LANDING_LOADS: Partial<Record<ReleaseName, string>> = {
  shell: 'every public page',
  'mfe-public': 'the landing page',
};

export function landingLoadOf(name: ReleaseName): string | null {
  return LANDING_LOADS[name] ?? null;
}

/** Checks the combined weight of shell and mfe-public. Skipped for releases whose files were not recorded. */
export function landingProblems(set: readonly SetMember[]): ReleaseProblem[] {
  const weights = Object.entries(LANDING_LOADS).map(([name, load]) => {
    const member = set.find(({ descriptor }) => descriptor.name === name);
    const files = member?.descriptor.loads?.[load]?.files;
    return files && member.files.length > 0 ? weightOf(files, sizesOf(member.files)) : null;
  });
  if (weights.includes(null)) return [];
  const bytes = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const limit = RELEASE_LIMITS.landingBytes;
  return bytes > limit ? [problem('landing-too-heavy', { bytes, limit })] : [];
}
