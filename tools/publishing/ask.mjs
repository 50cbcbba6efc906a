import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks a person at the terminal. What is typed after a secret question is not shown. */
export async function ask(
  question,
  { isSecret = false, input = process.stdin, output = process.stderr } = {},
) {
  let isShown = true;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: screen, terminal: true });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const answer = terminal.question(question);
  isShown = !isSecret;
  try {
    return await answer;
  } finally {
    if (isSecret) output.write('\n');
    terminal.close();
  }
}
