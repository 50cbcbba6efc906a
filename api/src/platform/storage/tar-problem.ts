/** What is wrong with a tar: it is another kind of file, its end is missing, or something in it was changed. */
export type TarFault = 'foreign' | 'cut-off' | 'damaged';

/** A tar stream that cannot be read. */
export class TarProblem extends Error {
  override readonly name = 'TarProblem';

  constructor(
    readonly fault: TarFault,
    /** For people at a terminal and logs: names no content. */
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}
