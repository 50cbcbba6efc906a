import { chmodSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SERVER_ARENAS, SERVER_BOUNDS } from '../server-bounds.ts';
import { startScript, stopProcess, type Server } from './processes.ts';

const SERVER = 'api/dist/main.js';
/** In the summary, the bound URL comes last before the console, and differs from the site's URL if PUBLIC_URL is set. */
const BOUND_URL = /(?:Site|Listens on) +(http:\S+)\n +Console/;

/** Lists the projects of the site that are not built. */
export function missingBuilds(root: string) {
  const modules = globSync('{shell,mfe-*}/package.json', { cwd: root }).map((path) => dirname(path));
  const outputs = [
    { project: 'api', output: SERVER },
    ...modules.sort().map((project) => ({ project, output: join(project, 'dist/module.json') })),
  ];
  return outputs.filter(({ output }) => !existsSync(join(root, output))).map(({ project }) => project);
}

export interface Site extends Server {
  dataFolder: string;
  stop: () => Promise<void>;
}

export interface SiteOptions {
  dataFolder?: string;
  environment?: Record<string, string>;
}

const dataFolders = new Set<string>();

/** Creates a data folder that others may enter: PostgreSQL does not run as root. */
export function makeDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'vitral-bench-'));
  dataFolders.add(folder);
  chmodSync(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string) {
  rmSync(folder, { recursive: true, force: true });
  dataFolders.delete(folder);
}

/** Removes all data folders that are left when the bench ends. */
export const removeDataFolders = () => [...dataFolders].forEach(removeDataFolder);

/** Variables of the developer's shell that would change the measured site. Empty counts as unset. */
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
 * Starts the built site with its demo content on a free port. `stop` ends it and removes its data folder, but not a given one,
 * which can serve another start.
 */
export async function startSite(
  root: string,
  { dataFolder, environment = {} }: SiteOptions = {},
): Promise<Site> {
  const folder = dataFolder ?? makeDataFolder();
  const settings = {
    DATA_DIR: folder,
    HOST: '127.0.0.1',
    PORT: '0',
    DEMO: 'true',
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: SERVER_BOUNDS,
    MALLOC_ARENA_MAX: SERVER_ARENAS,
  };
  const { child, match: url } = await startScript(join(root, SERVER), {
    words: ['--publish', '--summary'],
    environment: { ...Object.fromEntries(UNSET.map((name) => [name, ''])), ...settings, ...environment },
    ready: BOUND_URL,
  });
  const stop = async () => {
    await stopProcess(child);
    if (!dataFolder) removeDataFolder(folder);
  };
  return { child, url, dataFolder: folder, stop };
}

/** Logs in with the demo account of this role and returns the session's cookies. */
export async function logInAs(url: string, role: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: role, password: `${role}-vitral` }),
  });
  if (!response.ok) throw new Error(`The demo's ${role} cannot log in: ${response.status}`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
