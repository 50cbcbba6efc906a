import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, readdir, rename, rm, writeFile, chmod, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { locateBinaries, program } from './binaries.ts';
import { isAlive } from './processes.ts';
import {
  type DatabasePlace,
  choosePlace,
  defaultDirectoryIn,
  recordPlace,
  asAccount,
  databaseAccount,
} from './place.ts';

const run = promisify(execFile);

export const SUPERUSER = 'vitral';

export interface Cluster extends DatabasePlace {
  binaries: string;
  data: string;
  log: string;
  password: string;
}

async function openCluster(place: DatabasePlace): Promise<Cluster> {
  const binaries = await locateBinaries(place.account);
  if (!existsSync(place.directory)) await createCluster(place, binaries);
  const password = await readFile(join(place.directory, 'password'), 'utf8');
  return {
    ...place,
    binaries,
    data: join(place.directory, 'data'),
    log: join(place.directory, 'postgres.log'),
    password: password.trim(),
  };
}

/** Creates the cluster in a draft folder and renames that, so that a crash leaves nothing like a database. */
async function createCluster({ directory, account }: DatabasePlace, binaries: string): Promise<void> {
  await sweepDrafts(directory);
  const draft = `${directory}.new-${process.pid}`;
  const passwordFile = join(draft, 'password');
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (account) {
    await chown(draft, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  await run(program(binaries, 'initdb'), initOptions(join(draft, 'data'), passwordFile), asAccount(account));
  await rename(draft, directory).catch(async (error: unknown) => {
    // Another process was faster; its cluster can be used as well.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(directory)) throw error;
  });
}

function initOptions(data: string, passwordFile: string): string[] {
  return [
    `--pgdata=${data}`,
    `--username=${SUPERUSER}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
  ];
}

async function sweepDrafts(directory: string): Promise<void> {
  const prefix = `${basename(directory)}.new-`;
  for (const name of await readdir(dirname(directory))) {
    if (!name.startsWith(prefix) || isAlive(Number(name.slice(prefix.length)))) continue;
    await rm(join(dirname(directory), name), { recursive: true, force: true });
  }
}

/** The mode that earlier versions set on root's data folder. */
const FORMER_MODE = 0o711;

export async function ensureCluster(dataDirectory: string): Promise<Cluster> {
  const made = await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await allowAccountToPass(dataDirectory, made);
  const place = await choosePlace(dataDirectory);
  const cluster = await openCluster(place);
  await recordPlace(dataDirectory, place);
  return cluster;
}

/** Lets the group of PostgreSQL's account pass the folders just created, from `firstMade` down: root's are closed. */
async function allowAccountToPass(dataDirectory: string, firstMade: string | undefined): Promise<void> {
  const account = await databaseAccount(defaultDirectoryIn(dataDirectory));
  if (account === null) return;
  for (const folder of firstMade === undefined ? [] : between(firstMade, dataDirectory)) {
    await allowGroupToPass(folder, account.gid);
  }
  const { mode, uid } = await stat(dataDirectory);
  if (uid === 0 && (mode & 0o777) === FORMER_MODE) await allowGroupToPass(dataDirectory, account.gid);
}

function between(first: string, last: string): string[] {
  return first === last ? [last] : [...between(first, dirname(last)), last];
}

async function allowGroupToPass(folder: string, group: number): Promise<void> {
  await chown(folder, 0, group);
  await chmod(folder, 0o710);
}
