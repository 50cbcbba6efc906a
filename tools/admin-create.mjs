// Makes an admin, beside a running server or without one: npm run admin:create
import { fileURLToPath } from 'node:url';
import { buildChanged, isBuilt } from './build-changed.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!isBuilt(root)) buildChanged(root, '@vitral/api');
await import('../api/dist/create-admin.js');
