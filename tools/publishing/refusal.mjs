/** How the command ends; `--help` says the same. */
export const EXIT = { refused: 1, usage: 2, build: 3, unreachable: 4 };

/** Ends the command with a sentence for whoever typed it. */
export class Refusal extends Error {
  constructor(exitCode, sentence) {
    super(sentence);
    this.exitCode = exitCode;
  }
}
