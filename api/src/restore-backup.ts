import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { createInterface } from 'node:readline/promises';
import { restoreBackup } from './commands/backups/restore-backup.ts';
import { runBackupCommand } from './commands/backups/run-backup-command.ts';
import { readArguments } from './server/process-end.ts';
import { StartRefusal } from './platform/errors/app-error.ts';
import type { Terminal } from './commands/create-admin/new-admin.ts';

setSourceMapsSupport(true, { nodeModules: false });

const terminal = { input: process.stdin, output: process.stdout };

await runBackupCommand(given, (workplace, { word, isSure }) =>
  restoreBackup(workplace, word, (name) => (isSure ? Promise.resolve() : confirm(terminal, name))),
);

function given(): { word: string; isSure: boolean } {
  const yes = { type: 'boolean', default: false } as const;
  return readArguments(
    'npm run restore -- vitral-20261122-045515-9f3c2a7b.tar, a backup or a path; --yes skips the confirmation.',
    () => {
      const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes } });
      const [word, ...more] = positionals;
      return word === undefined || more.length > 0 ? null : { word, isSure: values.yes };
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
