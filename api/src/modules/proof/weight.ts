import type { BuiltDescriptor, ReleaseName } from '@vitral/contracts/modules';
import type { ReleaseProblem } from '@vitral/contracts/release-problems';
import { RELEASE_LIMITS, type ReleaseFile } from '@vitral/contracts/releases';
import { problem } from '../releases/release-problem.ts';

export type Sizes = ReadonlyMap<string, number>;

export const sizesOf = (files: readonly ReleaseFile[]): Sizes =>
  new Map(files.map(({ path, size }) => [path, size]));

/** Transferred bytes of the files without headers: compressed with brotli if the release has that variant. */
export function weightOf(files: Iterable<string>, sizes: Sizes): number {
  const sizeOf = (file: string) => sizes.get(`${file}.br`) ?? sizes.get(file) ?? 0;
  return [...new Set(files)].reduce((sum, file) => sum + sizeOf(file), 0);
}

/** Finds pages heavier than their `budget.json` allows, and a release that is too heavy as a whole. */
export function weightProblems(descriptor: BuiltDescriptor, sizes: Sizes): ReleaseProblem[] {
  const pages = Object.entries(descriptor.loads ?? {}).map(([page, { files, brotliBytes }]) => ({
    page,
    bytes: weightOf(files, sizes),
    limit: brotliBytes,
  }));
  const heavy = pages.filter(({ bytes, limit }) => bytes > limit);
  const problems = heavy.map((page) => problem('page-too-heavy', page));
  const scripts = Object.keys(descriptor.integrity).filter((file) => file.endsWith('.js'));
  const bytes = weightOf(scripts, sizes);
  const limit = RELEASE_LIMITS.scriptBytes;
  if (bytes > limit) problems.push(problem('module-too-heavy', { module: descriptor.name, bytes, limit }));
  return problems;
}

export interface SetMember {
  descriptor: BuiltDescriptor;
  /** Empty for releases whose files were not recorded; their weight is not checked. */
  files: readonly ReleaseFile[];
}

/** The entry in `budget.json` for the files that a visitor of the landing page loads from each release. */
const LANDING_LOADS = new Map<ReleaseName, string>([
  ['shell', 'every public page'],
  ['mfe-public', 'the landing page'],
]);

export const landingLoadOf = (name: ReleaseName): string | null => LANDING_LOADS.get(name) ?? null;

/** Checks the combined weight of shell and mfe-public. Skipped for releases whose files were not recorded. */
export function landingProblems(set: readonly SetMember[]): ReleaseProblem[] {
  const weights = [...LANDING_LOADS].map(([name, load]) => {
    const member = set.find(({ descriptor }) => descriptor.name === name);
    const files = member?.descriptor.loads?.[load]?.files;
    return files && member.files.length > 0 ? weightOf(files, sizesOf(member.files)) : null;
  });
  if (weights.includes(null)) return [];
  const bytes = weights.reduce<number>((sum, weight) => sum + (weight ?? 0), 0);
  const limit = RELEASE_LIMITS.landingBytes;
  return bytes > limit ? [problem('landing-too-heavy', { bytes, limit })] : [];
}
