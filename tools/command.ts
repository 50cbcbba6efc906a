// Runs a command of the API, with or without a running server, as in: node tools/command.ts make-backup
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt } from './build-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = ''] = process.argv.splice(2, 1);

if (!isBuilt(root)) buildChanged(root, '@vitral/api');
// Resolves paths relative to the folder in which the person typed them, since npm runs scripts in the root.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(new URL(`../api/dist/${name}.js`, import.meta.url).href);
