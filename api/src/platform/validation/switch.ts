import { Transform } from 'class-transformer';

/** A boolean query parameter, `true` or `false`. */
export const Switch = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
