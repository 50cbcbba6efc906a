// The commands of `vitral` for the modules of this checkout: npm run vitral -- --help
import { fileURLToPath } from 'node:url';
import { runAndExit } from './publishing/cli.ts';

await runAndExit(process.argv.slice(2), {
  root: fileURLToPath(new URL('..', import.meta.url)),
  // Npm runs scripts in the root.
  folder: process.env.INIT_CWD,
});
