import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVER_BOUNDS } from '../server-bounds.ts';
import { startScript, stopProcess } from './processes.mjs';

const SERVER = 'api/dist/main.js';

/** The projects of the site that have not been built. */
export function missingBuilds(root) {
  const modules = globSync('{shell,mfe-*}/package.json', { cwd: root }).map((path) => path.split(/[\\/]/)[0]);
  const outputs = [['api', SERVER], ...modules.sort().map((name) => [name, join(name, 'dist/module.json')])];
  return outputs.filter(([, output]) => !existsSync(join(root, output))).map(([project]) => project);
}

const dataFolders = new Set();

/** A data folder of its own. PostgreSQL under root belongs to another user, who must be able to enter. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-bench-'));
  dataFolders.add(folder);
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder) {
  rmSync(folder, { recursive: true, force: true });
  dataFolders.delete(folder);
}

/** All that are left when the bench ends. */
export const removeDataFolders = () => [...dataFolders].forEach(removeDataFolder);

/** Set in the developer's shell, these would have the bench measure another site; empty counts as unset. */
const UNSET = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_POOL',
  'STORAGE_URL',
  'NODE_ENV',
  'PUBLIC_URL',
  'ASSET_ORIGINS',
  'TRUST_PROXY',
  'JOBS',
  'DRAIN_SECONDS',
  'METRICS_TOKEN',
  'MAX_UPLOAD_MB',
  'SMTP_URL',
  'SMS_WEBHOOK_URL',
  'ADMIN_USERNAME',
  'ADMIN_PASSWORD',
];

/**
 * The built site with its demo content, on a free port: its process, its address and its data folder. `stop` ends it and takes
 * the folder away, unless it was given: then it stays, for another start.
 */
export async function startSite(root, { dataFolder, environment = {} } = {}) {
  const folder = dataFolder ?? makeDataFolder();
  const settings = {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: SERVER_BOUNDS,
  };
  const { child, match: address } = await startScript(join(root, SERVER), {
    words: ['--publish', '--summary'],
    environment: { ...Object.fromEntries(UNSET.map((name) => [name, ''])), ...settings, ...environment },
    ready: /Site\s+(http:\S+)\n/,
  });
  const stop = async () => {
    await stopProcess(child);
    if (!dataFolder) removeDataFolder(folder);
  };
  return { child, address, dataFolder: folder, stop };
}
