import type { ReleaseDifference, ReleaseFile } from '@vitral/contracts';
import { type Sizes, sizesOf, weightOf } from '../proof/weight.ts';

type Weight = ReleaseDifference['weight'];
type Kind = keyof Weight;

/** Files that are never sent to browsers under their own names. */
const SERVER_ONLY = /\.(cjs|br|gz)$|^(module|texts)\.json$/;
const KINDS: Record<Kind, (path: string) => boolean> = {
  scripts: (path) => path.endsWith('.js'),
  styles: (path) => path.endsWith('.css'),
  other: (path) => !/\.(js|css)$/.test(path),
};

/** Compares the transferred bytes of two releases; null for a release whose files were not recorded. */
export function changedWeight(before: readonly ReleaseFile[], after: readonly ReleaseFile[]): Weight {
  const [sizesBefore, sizesAfter] = [sizesOf(before), sizesOf(after)];
  const both = (kind: Kind) => ({
    before: weightOfKind(kind, sizesBefore),
    after: weightOfKind(kind, sizesAfter),
  });
  return { scripts: both('scripts'), styles: both('styles'), other: both('other') };
}

/** Counts a file as unchanged when its name and its bytes are the same. */
export function changedFiles(
  before: readonly ReleaseFile[],
  after: readonly ReleaseFile[],
): ReleaseDifference['files'] {
  const known = new Set(before.map(keyOf));
  const unchanged = after.filter((file) => known.has(keyOf(file))).length;
  return { added: after.length - unchanged, removed: before.length - unchanged, kept: unchanged };
}

function weightOfKind(kind: Kind, sizes: Sizes): number | null {
  const sent = [...sizes.keys()].filter((path) => !SERVER_ONLY.test(path) && KINDS[kind](path));
  return sizes.size === 0 ? null : weightOf(sent, sizes);
}

function keyOf({ path, sha256 }: ReleaseFile): string {
  return `${sha256} ${path}`;
}
