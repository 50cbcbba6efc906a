import { Transform } from 'class-transformer';

/** In an address a switch is a word. */
export const Switch = () =>
  Transform(({ value }: { value: unknown }) => (value === 'true' ? true : value === 'false' ? false : value));
