import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

const MODULE = new URL('../../src/platform/database/embedded/embedded-database.ts', import.meta.url);
const HOOKS = new URL('./typescript-hooks.mjs', import.meta.url);

/** Starts another process that opens the embedded database in a folder and then holds it until it is killed. */
export function startDatabaseOwner(folder: string): ChildProcessWithoutNullStreams {
  const script = `
    import { EmbeddedDatabase } from ${JSON.stringify(MODULE.href)};
    await EmbeddedDatabase.open(${JSON.stringify(folder)}, () => {});
    console.log('open');`;
  return spawn(process.execPath, [
    '--conditions=source',
    `--import=${HOOKS.href}`,
    '--input-type=module',
    `--eval=${script}`,
  ]);
}

/** Resolves with the first output of a process. Rejects if the process ends without any. */
export function firstOutput(child: ChildProcess, output: Readable): Promise<unknown> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The process ended with exit code ${code} and no output`);
  });
  return Promise.race([once(output, 'data'), ended]);
}
