/**
 * Returns the index of the tile to which a key moves; `tops` are the vertical offsets of the tiles, equal within a
 * row. Undefined for other keys.
 */
export function moveInGrid(key: string, from: number, tops: readonly number[]): number | undefined {
  const last = tops.length - 1;
  const columns = tops.filter((top) => top === tops[0]).length;
  const targets: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from - columns,
    ArrowDown: from + columns,
    Home: 0,
    End: last,
  };
  const target = targets[key];
  if (target === undefined) return undefined;
  return target < 0 || target > last ? from : target;
}
