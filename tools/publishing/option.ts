import type { parseArgs } from 'node:util';

/** An option of the command line. Help, completion and the guide are generated from it. */
export interface Option {
  type: 'string' | 'boolean';
  default?: boolean;
  /** Placeholder of the value, such as URL. */
  value?: string;
  text: string;
  /** The values are names of files, which the shell completes. */
  isFile?: boolean;
}
export type Options = Record<string, Option>;

export type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>['values'];
