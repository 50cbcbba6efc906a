import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { asAccount } from './account.ts';
import { locateBinaries, program } from './binaries.ts';
import { isAlive } from './processes.ts';
import type { Place } from './place.ts';

const run = promisify(execFile);

export const SUPERUSER = 'vitral';

/** A PostgreSQL cluster on disk: one folder holds its data, its password and its log. */
export interface Cluster extends Place {
  binaries: string;
  data: string;
  log: string;
  password: string;
}

/** Opens the cluster at a place; creates it when there is none. */
export async function openCluster(place: Place): Promise<Cluster> {
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

/**
 * Creates the cluster in a draft folder and renames that when complete, so that a crash leaves nothing that looks like a
 * database.
 */
async function createCluster({ directory, account }: Place, binaries: string): Promise<void> {
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
    // Another process was faster; its cluster serves as well.
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
