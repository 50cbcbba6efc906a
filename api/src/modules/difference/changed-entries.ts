import type { ChangedValue, ReleaseDifference, ReleaseTexts } from '@vitral/contracts';

/** The console shows at most this many. */
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

function valueIn<Value>(table: Table<Value>, name: string): Value | null {
  return Object.hasOwn(table, name) ? (table[name] ?? null) : null;
}

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
