import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';
import type { ReadStream } from 'node:tty';
import { LIMITS } from '@vitral/contracts/limits';
import { StartRefusal } from '../platform/errors/app-error.ts';

/** A terminal, or the streams that replace it in tests. */
export interface Terminal {
  input: NodeJS.ReadableStream & Partial<Pick<ReadStream, 'isTTY'>>;
  output: NodeJS.WritableStream;
}

const createSilentOutput = () => new Writable({ write: (_piece, _encoding, done) => done() });

/** Asks without showing what is typed. */
export async function askHidden(
  { input, output }: Terminal,
  question: string,
  cancelled: string,
): Promise<string> {
  output.write(question);
  try {
    return await ask({ input, output: createSilentOutput() }, '', cancelled);
  } finally {
    output.write('\n');
  }
}

/** Throws StartRefusal with the text `cancelled` at Ctrl-C and Ctrl-D. */
export function ask({ input, output }: Terminal, question: string, cancelled: string): Promise<string> {
  const lines = createInterface({ input, output, terminal: true });
  return new Promise((resolve, reject) => {
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => reject(new StartRefusal(cancelled)));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

/** Reads standard input until it is certainly too long for a secret, and drops the final line break. */
export async function readInput(input: Terminal['input']): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of input) {
    pieces.push(Buffer.from(piece));
    bytes += piece.length;
    if (bytes > LIMITS.jsonBodyBytes) break;
  }
  return Buffer.concat(pieces)
    .toString()
    .replace(/\r?\n$/, '');
}
