import { chmodSync, existsSync, globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startScript } from './processes.mjs';

const SERVER = 'api/dist/main.js';

/** The projects of the site that have not been built. */
export function missingBuilds(root) {
  const modules = globSync('{shell,mfe-*}/package.json', { cwd: root }).map((path) => path.split(/[\\/]/)[0]);
  const outputs = [['api', SERVER], ...modules.sort().map((name) => [name, join(name, 'dist/module.json')])];
  return outputs.filter(([, output]) => !existsSync(join(root, output))).map(([project]) => project);
}

/** A data folder of its own. PostgreSQL under root belongs to another user, who must be able to enter. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** Set in the developer's shell, these would have the bench measure another site; empty counts as unset. */
const UNSET = [
  'DATABASE_URL',
  'NODE_ENV',
  'PUBLIC_URL',
  'ASSET_ORIGINS',
  'TRUST_PROXY',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
];

/** The built site with its demo content, on a free port: its process and its address. */
export async function startSite(root, dataFolder) {
  const settings = { DATA_DIR: dataFolder, HOST: '127.0.0.1', PORT: '0', DEMO: 'true', LOG_LEVEL: 'warn' };
  const { child, match: address } = await startScript(join(root, SERVER), {
    words: ['--publish', '--summary'],
    environment: { ...Object.fromEntries(UNSET.map((name) => [name, ''])), ...settings },
    ready: /Site\s+(http:\S+)\n/,
  });
  return { child, address };
}
