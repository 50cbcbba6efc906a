import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { readNewPassphrase } from './commands/backups/archive-secrets.ts';
import { type BackupTarget, makeBackup } from './commands/backups/make-backup.ts';
import { runBackupCommand } from './commands/backups/run-backup-command.ts';
import { readArguments } from './server/process-end.ts';

setSourceMapsSupport(true, { nodeModules: false });

const terminal = { input: process.stdin, output: process.stdout };

await runBackupCommand(givenWish, async (context, { hasPassphrase, ...target }) =>
  makeBackup(context, { ...target, passphrase: hasPassphrase ? await readNewPassphrase(terminal) : null }),
);

type Wish = Omit<BackupTarget, 'passphrase'> & { hasPassphrase: boolean };

function givenWish(): Wish {
  return readArguments(
    'npm run backup, or npm run backup -- --scheduled for one that the retention of scheduled backups deletes, or npm run backup -- /somewhere/else.tar to write it there, with --passphrase to encrypt it with one.',
    () => {
      const flag = { type: 'boolean', default: false } as const;
      /** A scheduled backup: the settings say how many of these are retained. */
      const options = { scheduled: flag, passphrase: flag };
      const { values, positionals } = parseArgs({ allowPositionals: true, options });
      const [path = null, ...others] = positionals;
      if (others.length > 0 || (path && values.scheduled) || (!path && values.passphrase)) return null;
      const origin = values.scheduled ? 'scheduled' : 'command-line';
      return { path, origin, hasPassphrase: values.passphrase };
    },
  );
}
