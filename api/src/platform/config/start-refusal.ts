/** A reason not to start that the person at the terminal can remove: one clear sentence, exit code 1. */
export class StartRefusal extends Error {
  override readonly name = 'StartRefusal';
}
