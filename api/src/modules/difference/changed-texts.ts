import type { ReleaseDifference, ReleaseTexts } from '@vitral/contracts';
import { changedEntries } from './changed-entries.ts';

/** The console shows at most this many. */
const MOST = 200;

/** Sorted by key, so that the languages of one text are adjacent. */
export function changedTexts(
  before: ReleaseTexts,
  after: ReleaseTexts,
): Pick<ReleaseDifference, 'texts' | 'textsTotal'> {
  const texts = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .flatMap((language) =>
      changedEntries(before[language] ?? {}, after[language] ?? {}).map(({ name: key, ...value }) => ({
        language,
        key,
        ...value,
      })),
    )
    .sort((one, other) => (one.key < other.key ? -1 : Number(one.key > other.key)));
  return { texts: texts.slice(0, MOST), textsTotal: texts.length };
}
