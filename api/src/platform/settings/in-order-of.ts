/** A `@Transform` that sorts choices by the order of `choices`, so that another order of the same is no change. */
export function inOrderOf<Choice>(choices: readonly Choice[]) {
  return ({ value }: { value: unknown }): unknown =>
    Array.isArray(value) && value.every((chosen) => choices.includes(chosen))
      ? value.toSorted((one, other) => choices.indexOf(one) - choices.indexOf(other))
      : value;
}
