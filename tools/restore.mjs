// Brings a backup back, beside a running server or without one: npm run restore
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt } from './build-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isBuilt(root)) buildChanged(root, '@vitral/api');
// Paths are meant as the person typed them, and npm has gone to the root.
if (process.env.INIT_CWD) process.chdir(process.env.INIT_CWD);
await import(new URL('../api/dist/restore-backup.js', import.meta.url).href);
