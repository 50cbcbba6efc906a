import type { ReleaseDifference, ReleaseFile } from '@vitral/contracts';
import { sizesOf, weightOf } from '../proof/weight.ts';

type Weight = Record<keyof ReleaseDifference['weight'], number | null>;

/** What browsers are never sent under its own name. */
const KEPT_BACK = /\.(cjs|br|gz)$|^(module|texts)\.json$/;

/** Bytes of a release as browsers are sent them; null when nobody noted its files. */
export function weightByKind(files: readonly ReleaseFile[]): Weight {
  if (files.length === 0) return { scripts: null, styles: null, other: null };
  const sizes = sizesOf(files);
  const sent = files.map(({ path }) => path).filter((path) => !KEPT_BACK.test(path));
  const isOther = (path: string) => !/\.(js|css)$/.test(path);
  return {
    scripts: weightOf(
      sent.filter((path) => path.endsWith('.js')),
      sizes,
    ),
    styles: weightOf(
      sent.filter((path) => path.endsWith('.css')),
      sizes,
    ),
    other: weightOf(sent.filter(isOther), sizes),
  };
}
