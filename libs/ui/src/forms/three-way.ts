export type Side = 'mine' | 'theirs';

export interface Differing<Name extends string = string> {
  name: Name;
  /** The only side that changed the field, which is preselected; null when both did and a choice is needed. */
  side: Side | null;
}

interface Sides<Values> {
  /** The values from which both edits started. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** Returns the fields in which two edits of an item differ. Lists and objects are compared by content. */
export function differingFields<Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  { base, mine, theirs }: Sides<Values>,
): Differing<Name>[] {
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, side: sideOf(base[name], mine[name], theirs[name]) }));
}

/** Returns the only side that changed a value; null if both did. */
export function sideOf(base: unknown, mine: unknown, theirs: unknown): Side | null {
  if (isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : null;
}

/** An empty text equals null, since forms hold an empty text for a missing value. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
