import type { ChangedValue, ReleaseDifference, ReleaseFile, ReleaseTexts } from '@vitral/contracts/releases';
import { type Sizes, sizesOf, weightOf } from '../proof/weight.ts';

const MAX_TEXTS = 200;

type Table<Value> = Readonly<Record<string, Value>>;

/** Lists the entries that were added, removed or changed between two tables, by name; null stands for an absent value. */
export function changedEntries<Value>(
  before: Table<Value>,
  after: Table<Value>,
): (ChangedValue<Value> & { name: string })[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names
    .map((name) => ({ name, before: valueIn(before, name), after: valueIn(after, name) }))
    .filter((entry) => JSON.stringify(entry.before) !== JSON.stringify(entry.after));
}

const valueIn = <Value>(table: Table<Value>, name: string): Value | null =>
  Object.hasOwn(table, name) ? (table[name] ?? null) : null;

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
  return { texts: texts.slice(0, MAX_TEXTS), textsTotal: texts.length };
}

type Weight = ReleaseDifference['weight'];
type Kind = keyof Weight;

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

const keyOf = ({ path, sha256 }: ReleaseFile): string => `${sha256} ${path}`;
