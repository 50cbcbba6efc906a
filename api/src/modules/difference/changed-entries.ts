import type { ChangedValue } from '@vitral/contracts';

type Table<Value> = Readonly<Record<string, Value>>;

/** The entries that one table has and the other has not, or has otherwise, by name; null stands for what is not there. */
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
