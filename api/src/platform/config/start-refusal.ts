/** A reason not to start that the person at the terminal can do something about: one clear sentence, exit code 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
