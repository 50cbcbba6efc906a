import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { makeBackup } from './backups/command-line/make-backup.ts';
import { runCommand } from './backups/command-line/run-command.ts';
import { codeOf } from './platform/lifecycle/code-of.ts';
import { StartRefusal } from './platform/lifecycle/start-refusal.ts';

process.setSourceMapsEnabled(true);

await runCommand(givenPath, makeBackup);

function givenPath(): string | null {
  try {
    const { positionals } = parseArgs({ allowPositionals: true });
    if (positionals.length < 2) return positionals[0] ?? null;
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new StartRefusal(
    'Use it like this: npm run backup, or npm run backup -- /somewhere/else.tar to write it there.',
  );
}
