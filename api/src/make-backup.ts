import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type BackupTarget, makeBackup } from './commands/backups/make-backup.ts';
import { runCommand } from './commands/backups/run-command.ts';
import { codeOf } from './platform/errors/code-of.ts';
import { StartRefusal } from './platform/config/start-refusal.ts';

process.setSourceMapsEnabled(true);

await runCommand(givenWish, makeBackup);

function givenWish(): BackupTarget {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        /** One of those by the clock: the settings say how many of them stay. */
        scheduled: { type: 'boolean', default: false },
      },
    });
    const [path = null, ...others] = positionals;
    if (others.length === 0 && !(path && values.scheduled)) {
      return { path, origin: values.scheduled ? 'scheduled' : 'command-line' };
    }
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new StartRefusal(
    'Use it like this: npm run backup, or npm run backup -- --scheduled for one that newer ones replace, or npm run backup -- /somewhere/else.tar to write it there.',
  );
}
