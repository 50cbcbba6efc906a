import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { confirm } from './commands/backups/confirm.ts';
import { restoreBackup } from './commands/backups/restore-backup.ts';
import { runCommand } from './commands/backups/run-command.ts';
import { codeOf } from './platform/errors/code-of.ts';
import { StartRefusal } from './platform/config/start-refusal.ts';

process.setSourceMapsEnabled(true);

const terminal = { input: process.stdin, output: process.stdout };

await runCommand(given, (workplace, { word, isSure }) =>
  restoreBackup(workplace, word, (name) => (isSure ? Promise.resolve() : confirm(terminal, name))),
);

function given(): { word: string; isSure: boolean } {
  const yes = { type: 'boolean', default: false } as const;
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { yes } });
    const [word, ...more] = positionals;
    if (word !== undefined && more.length === 0) return { word, isSure: values.yes };
  } catch (error) {
    if (!codeOf(error).startsWith('ERR_PARSE_ARGS')) throw error;
  }
  throw new StartRefusal(
    'Use it like this: npm run restore -- vitral-20261122-045515-9f3c2a7b.tar, a backup or a path; --yes asks nothing.',
  );
}
