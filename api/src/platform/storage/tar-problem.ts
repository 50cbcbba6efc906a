/** The fault of a tar: it is another kind of file, its end is missing, or it was changed. */
export type TarFault = 'foreign' | 'cut-off' | 'damaged';

/** A tar stream that cannot be read. */
export class TarProblem extends Error {
  override readonly name = 'TarProblem';

  constructor(
    readonly fault: TarFault,
    /** Text for terminals and logs, without any content. */
    readonly detail: string,
  ) {
    super(`${fault}: ${detail}`);
  }
}
