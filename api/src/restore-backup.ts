import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { restoreBackup } from './commands/backups/restore-backup.ts';
import { runBackupCommand } from './commands/backups/run-backup-command.ts';
import { readArguments } from './server/process-end.ts';
import { StartRefusal } from './platform/errors/app-error.ts';
import { readArchiveKey } from './commands/backups/archive-secrets.ts';
import type { Terminal } from './commands/terminal.ts';

setSourceMapsSupport(true, { nodeModules: false });

const terminal = { input: process.stdin, output: process.stdout };

await runBackupCommand(given, (workplace, { word, keyFile, ...wish }) =>
  restoreBackup(workplace, word, {
    ...wish,
    readKey: () => readArchiveKey(terminal, keyFile),
    confirm: (name) => (wish.isSure ? Promise.resolve() : confirm(terminal, name)),
  }),
);

interface Wish {
  word: string;
  keyFile: string | null;
  isSure: boolean;
  acceptsUntrusted: boolean;
}

function given(): Wish {
  const flag = { type: 'boolean', default: false } as const;
  const options = { yes: flag, 'accept-untrusted': flag, key: { type: 'string' } } as const;
  return readArguments(
    'npm run restore -- vitral-20261122-045515-9f3c2a7b.tar, a backup or a path; --key names the file with the private key of an encrypted one; --yes skips the confirmation, and --accept-untrusted the one for an archive that no trusted site signed.',
    () => {
      const { positionals, values } = parseArgs({ allowPositionals: true, options });
      const [word, ...more] = positionals;
      if (word === undefined || more.length > 0) return null;
      const { yes: isSure, 'accept-untrusted': acceptsUntrusted, key: keyFile = null } = values;
      return { word, keyFile, isSure, acceptsUntrusted };
    },
  );
}

/** Resolves once the person has typed the name. Throws StartRefusal for anything else, also at Ctrl-C and Ctrl-D. */
async function confirm({ input, output }: Terminal, name: string): Promise<void> {
  if (!input.isTTY)
    throw new StartRefusal('There is no terminal to ask for confirmation: add --yes to restore without it.');
  const lines = createInterface({ input, output });
  const cancelled = new AbortController();
  lines.once('close', () => cancelled.abort());
  const question =
    '\nIt replaces all present data, and everybody is logged out. A backup of the present data is made first.\n' +
    `Type ${name} to restore it: `;
  const answer = await lines.question(question, { signal: cancelled.signal }).catch(() => '');
  lines.close();
  if (answer.trim() !== name) throw new StartRefusal('Nothing was changed.');
}
