// Sends one module of this checkout to a running site: npm run publish:module -- --help. Equivalent to npm run vitral
// -- publish.
import { fileURLToPath } from 'node:url';
import { runAndExit } from './publishing/cli.ts';

const words = process.argv.slice(2);

await runAndExit(words[0] === 'keygen' ? words : ['publish', ...words], {
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Npm runs scripts in the root.
  folder: process.env.INIT_CWD,
});
