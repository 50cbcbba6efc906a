import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { createBackupKey } from './commands/backups/create-backup-key.ts';
import { keepFilesPrivate } from './server/private-files.ts';
import { readArguments, refuseToStart } from './server/process-end.ts';

setSourceMapsSupport(true, { nodeModules: false });
keepFilesPrivate();

try {
  const lines = await createBackupKey(givenPath());
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  refuseToStart(error);
}

function givenPath(): string {
  return readArguments('npm run backup:keys -- /somewhere/safe/vitral-backups.key, a new file.', () => {
    const [path, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    return path === undefined || more.length > 0 ? null : path;
  });
}
