/** The stored form of a form's values. */
export interface FormInput {
  /** The values of the item on which the input is based; null for a new one. */
  base: object | null;
  values: object;
}

export const toText = (input: FormInput): string => JSON.stringify(input);

/** Returns undefined for a text of another shape, which an earlier release may have stored. */
export function fromText(text: string): FormInput | undefined {
  const { base = null, values } = (JSON.parse(text) ?? {}) as Partial<FormInput>;
  return isFields(values) && (base === null || isFields(base)) ? { base, values } : undefined;
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns values with the stored values for the same fields. An earlier release may have stored other fields. */
export function withStored<Values extends object>(values: Values, stored: object): Values {
  const known = Object.entries(stored).filter(([name]) => Object.hasOwn(values, name));
  return { ...values, ...Object.fromEntries(known) };
}
