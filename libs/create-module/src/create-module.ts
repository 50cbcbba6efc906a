#!/usr/bin/env node
// Creates a module in a new folder: npm create @vitral/module blog
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { filesOf } from './files.ts';
import { readOptions, USAGE, UsageError, withDefaults } from './options.ts';
import { readVersions } from './versions.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') console.log(USAGE);
  else await create(options);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}

async function create(given: Exclude<ReturnType<typeof readOptions>, 'help'>) {
  const isTerminal = Boolean(process.stdin.isTTY && process.stdout.isTTY && !process.env.CI);
  // The questions are only loaded if there is a person at the terminal.
  const complete = isTerminal && !given.yes ? (await import('./questions.ts')).ask : withDefaults;
  const choice = await complete(given);
  const folder = resolve(choice.name);
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new UsageError(`The folder ${choice.name} is not empty. Choose another name, or another place.`);
  for (const [path, text] of Object.entries(filesOf(choice, readVersions()))) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  console.log(`
The module ${choice.name} is in ./${choice.name}. Next:

  cd ${choice.name}
  npm install
  npm test
  npm run publish -- --to https://your-site.example`);
}
