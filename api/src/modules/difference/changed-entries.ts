import type { ChangedValue } from '@vitral/contracts';

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
