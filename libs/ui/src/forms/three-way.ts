export type Side = 'mine' | 'theirs';

export interface Differing<Name extends string = string> {
  name: Name;
  /** Whose value stays unless somebody chooses: that of the only one who changed it. Null: both did, so it is asked. */
  side: Side | null;
}

interface Sides<Values> {
  /** What both edits began with. */
  base: Values;
  mine: Values;
  theirs: Values;
}

/** The fields in which two edits of one item came to different values. Lists and objects are compared by what they hold. */
export function differingFields<Values extends object, Name extends keyof Values & string>(
  names: readonly Name[],
  { base, mine, theirs }: Sides<Values>,
): Differing<Name>[] {
  return names
    .filter((name) => !isSame(mine[name], theirs[name]))
    .map((name) => ({ name, side: sideOf(base[name], mine[name], theirs[name]) }));
}

/** Whose change of one value is the only one; null where both changed it. */
export function sideOf(base: unknown, mine: unknown, theirs: unknown): Side | null {
  if (isSame(base, theirs)) return 'mine';
  return isSame(base, mine) ? 'theirs' : null;
}

/** Forms hold an empty text for what the server has no value of. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? '') === JSON.stringify(other ?? '');
