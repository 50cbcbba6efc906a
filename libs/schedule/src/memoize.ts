/** Gives what it made for a key before, and makes it where there is nothing yet. Forgets everything at more than `most` keys. */
export function remembered<Value>(most: number): (key: string, make: () => Value) => Value {
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
