import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { type BackupTarget, makeBackup } from './commands/backups/make-backup.ts';
import { runCommand } from './commands/backups/run-command.ts';
import { readArguments } from './server/process-end.ts';

process.setSourceMapsEnabled(true);

await runCommand(givenWish, makeBackup);

function givenWish(): BackupTarget {
  return readArguments(
    'npm run backup, or npm run backup -- --scheduled for one that newer ones replace, or npm run backup -- /somewhere/else.tar to write it there.',
    () => {
      /** One of those by the clock: the settings say how many of them stay. */
      const scheduled = { type: 'boolean', default: false } as const;
      const { values, positionals } = parseArgs({ allowPositionals: true, options: { scheduled } });
      const [path = null, ...others] = positionals;
      if (others.length > 0 || (path && values.scheduled)) return null;
      return { path, origin: values.scheduled ? 'scheduled' : 'command-line' };
    },
  );
}
