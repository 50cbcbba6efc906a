import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export type Ask = (question: string, options?: { isSecret?: boolean }) => Promise<string>;

/** Asks a person at the terminal. The answer to a secret question is not shown. */
export const ask: Ask = async (question, { isSecret = false } = {}) => {
  const { stdin: input, stderr: output } = process;
  let isShown = true;
  const screen = new Writable({
    write(chunk, _encoding, done) {
      if (isShown) output.write(chunk);
      done();
    },
  });
  const terminal = createInterface({ input, output: screen, terminal: true });
  terminal.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
  const response = terminal.question(question);
  isShown = !isSecret;
  try {
    return await response;
  } finally {
    if (isSecret) output.write('\n');
    terminal.close();
  }
};
