import 'reflect-metadata';
import { setSourceMapsSupport } from 'node:module';
import { parseArgs } from 'node:util';
import { Configuration } from './platform/config/configuration.ts';
import { keepFilesPrivate } from './server/private-files.ts';
import { readArguments, refuseToStart, stopOnSignals } from './server/process-end.ts';
import { withDatabase } from './server/with-database.ts';
import { type GivenDetails, readNewAdmin } from './commands/create-admin/new-admin.ts';
import { storeAdmin } from './commands/create-admin/store-admin.ts';

setSourceMapsSupport(true, { nodeModules: false });
keepFilesPrivate();

try {
  const configuration = Configuration.ofProcess();
  const admin = await readNewAdmin(givenDetails(), { input: process.stdin, output: process.stdout });
  const storing = withDatabase(configuration, (url) => storeAdmin(url, admin, configuration.outgoingAllowed));
  // At a signal, waits for the work to end, so that no PostgreSQL is left running.
  stopOnSignals(() => storing);
  await storing;
  process.stdout.write(`${admin.person.username} can log in as an admin now.\n`);
  process.exit(0);
} catch (error) {
  refuseToStart(error);
}

function givenDetails(): GivenDetails {
  const text = { type: 'string' } as const;
  return readArguments(
    'npm run admin:create -- --username ana --name "Ana López" --email ana@example.org ' +
      '(the password is asked for, or read from standard input).',
    () => parseArgs({ options: { username: text, name: text, email: text } }).values,
  );
}
