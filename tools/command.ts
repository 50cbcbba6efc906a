// Runs a command of the API, beside a running server or without one, as in: node tools/command.ts make-backup
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt } from './build-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [name = ''] = process.argv.splice(2, 1);

if (!isBuilt(root)) buildChanged(root, '@vitral/api');
// Resolves paths from the folder in which the person typed them: npm runs scripts in the root.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(new URL(`../api/dist/${name}.js`, import.meta.url).href);
