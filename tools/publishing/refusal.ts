/** Exit codes of the command, as in `--help`. */
export const EXIT = { refused: 1, usage: 2, build: 3, unreachable: 4 };

/** Ends the command with this sentence and exit code. */
export class Refusal extends Error {
  readonly exitCode: number;

  constructor(exitCode: number, sentence: string) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
