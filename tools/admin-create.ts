// Creates an admin, beside a running server or without one: npm run admin:create
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt } from './build-changed.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isBuilt(root)) buildChanged(root, '@vitral/api');
await import(new URL('../api/dist/create-admin.js', import.meta.url).href);
