import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { StartRefusal } from '../../platform/config/start-refusal.ts';

/** A terminal, or the streams that replace it in tests. */
export interface Terminal {
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  output: NodeJS.WritableStream;
}

const createSilentOutput = () => new Writable({ write: (_piece, _encoding, done) => done() });

/** Asks a question and returns the line that is typed. Throws StartRefusal at Ctrl-C and Ctrl-D. */
export async function ask({ input, output }: Terminal, question: string): Promise<string> {
  return readLine({ input, output }, question);
}

/** Does the same without showing the line. */
export async function askHidden({ input, output }: Terminal, question: string): Promise<string> {
  output.write(question);
  try {
    return await readLine({ input, output: createSilentOutput() }, '');
  } finally {
    output.write('\n');
  }
}

function readLine({ input, output }: Terminal, question: string): Promise<string> {
  const lines = createInterface({ input, output, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new StartRefusal('No account was made.')));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}
