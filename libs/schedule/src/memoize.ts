/**
 * Returns a function that computes a value once per key. All values are dropped when there are more than `most` keys.
 */
export function memoize<Value>(most: number): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const known = values.get(key);
    if (known !== undefined) return known;
    const made = make();
    if (values.size >= most) values.clear();
    values.set(key, made);
    return made;
  };
}
