import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { type BackupTarget, makeBackup } from './commands/backups/make-backup.ts';
import { runBackupCommand } from './commands/backups/run-backup-command.ts';
import { readArguments } from './server/process-end.ts';

setSourceMapsSupport(true, { nodeModules: false });

await runBackupCommand(givenWish, makeBackup);

function givenWish(): BackupTarget {
  return readArguments(
    'npm run backup, or npm run backup -- --scheduled for one that the retention of scheduled backups deletes, or npm run backup -- /somewhere/else.tar to write it there.',
    () => {
      /** A scheduled backup: the settings say how many of these are retained. */
      const scheduled = { type: 'boolean', default: false } as const;
      const { values, positionals } = parseArgs({ allowPositionals: true, options: { scheduled } });
      const [path = null, ...others] = positionals;
      if (others.length > 0 || (path && values.scheduled)) return null;
      return { path, origin: values.scheduled ? 'scheduled' : 'command-line' };
    },
  );
}
