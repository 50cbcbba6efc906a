import { type ChildProcessWithoutNullStreams as Child, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

export type Variables = Record<string, string>;
type Command = 'make-backup' | 'restore-backup' | 'create-backup-key';

/** Runs the built command in a separate process, as `npm run backup` and `npm run restore` do, with `typed` as its input. */
export function startCommand(command: Command, words: string[], variables: Variables, typed = ''): Child {
  const script = fileURLToPath(new URL(`../../dist/${command}.js`, import.meta.url));
  const child = spawn(process.execPath, [script, ...words], {
    env: { PATH: process.env['PATH'], ...variables },
  });
  // A command that refuses its arguments ends without reading.
  child.stdin.on('error', () => undefined).end(typed);
  return child;
}

export async function runCommand(...given: Parameters<typeof startCommand>) {
  const child = startCommand(...given);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors: errors.trim() };
}
