// Sends one module of this checkout to a running site: npm run publish:module -- --help
import { fileURLToPath } from 'node:url';
import { publishAndExit } from './publishing/command.ts';
import { OPTIONS_TEXT } from './publishing/usage.ts';

const USAGE = `Publishes one module of this checkout to a running site.

  npm run publish:module -- mfe-people --to https://example.org [options]

${OPTIONS_TEXT}`;

await publishAndExit({
  words: process.argv.slice(2),
  usage: USAGE,
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Npm runs scripts in the root.
  folder: process.env.INIT_CWD,
});
