import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { StartRefusal } from '../../errors/app-error.ts';

/** Folder for files that the database's account cannot reach in the data folder. */
export const SYSTEM_DIRECTORY = '/var/lib/vitral';

const DEFAULT_NAME = 'postgres';
const LOCATION_FILE = 'postgres.location';

export interface DatabasePlace {
  directory: string;
  account: Account | null;
}

/**
 * Chooses the database's folder: `postgres` in the data folder, or one under /var/lib/vitral when a folder above the data folder
 * is closed to the database's account. The data folder records the choice, so that it stays the same and a new data folder at the
 * same path does not inherit the database of an old one.
 */
export async function choosePlace(dataDirectory: string): Promise<DatabasePlace> {
  const inside = defaultDirectoryIn(dataDirectory);
  const recorded = await readFile(join(dataDirectory, LOCATION_FILE), 'utf8').catch(() => '');
  if (recorded && !existsSync(inside)) return findRecorded(dataDirectory, recorded.trim());

  const account = await databaseAccount(inside);
  if (account === null || (await canEnter(account, dataDirectory))) return { directory: inside, account };
  if (existsSync(inside)) refuse(inside);

  const elsewhere = join(SYSTEM_DIRECTORY, randomUUID());
  await createSystemDirectory();
  if (!(await canEnter(account, SYSTEM_DIRECTORY))) refuse(SYSTEM_DIRECTORY);
  return { directory: elsewhere, account };
}

/** Returns the database's folder inside the data folder, for the case that PostgreSQL's account may enter the data folder. */
export function defaultDirectoryIn(dataDirectory: string): string {
  return join(dataDirectory, DEFAULT_NAME);
}

/** Records the place in the data folder. Called once the database exists, so that the note never names an incomplete one. */
export async function recordPlace(dataDirectory: string, { directory }: DatabasePlace): Promise<void> {
  if (directory !== defaultDirectoryIn(dataDirectory))
    await writeFile(join(dataDirectory, LOCATION_FILE), `${directory}\n`, { mode: 0o600 });
}

/** Creates the folder so that other accounts may traverse it but not list it. */
export async function createSystemDirectory(): Promise<void> {
  const made = await mkdir(SYSTEM_DIRECTORY, { recursive: true });
  if (made !== undefined) await chmod(SYSTEM_DIRECTORY, 0o711);
}

async function findRecorded(dataDirectory: string, directory: string): Promise<DatabasePlace> {
  if (existsSync(directory)) return { directory, account: await databaseAccount(directory) };
  throw new StartRefusal(
    `The database of ${dataDirectory} was in ${directory}, which does not exist any more: restore it, or remove ` +
      `${join(dataDirectory, LOCATION_FILE)} to start with an empty one.`,
  );
}

function refuse(directory: string): never {
  throw new StartRefusal(
    `The account that runs PostgreSQL may not enter ${directory}: open the folders above it (chmod o+x), ` +
      'set DATA_DIR to another folder, or start Vitral as the user who owns it.',
  );
}

const run = promisify(execFile);

/** The operating system's account under which PostgreSQL runs, since it refuses to run as root. */
export interface Account {
  uid: number;
  gid: number;
}

/** Name of the account that is created when the server runs as root on a machine without an account `postgres`. */
const CREATED_ACCOUNT = 'vitral-db';

/** Returns the account that owns an existing cluster, or the one for a new cluster; null for the account of this process. */
export async function databaseAccount(directory: string): Promise<Account | null> {
  if (process.getuid?.() !== 0) return null;
  const owner = await stat(directory).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  return (await findAccount('postgres')) ?? (await findAccount(CREATED_ACCOUNT)) ?? createAccount();
}

async function canEnter(account: Account | null, folder: string): Promise<boolean> {
  return succeeds('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], account);
}

export async function succeeds(command: string, args: string[], account: Account | null): Promise<boolean> {
  return run(command, args, asAccount(account)).then(
    () => true,
    () => false,
  );
}

/** Options for child processes: the account, a folder that every account may enter, and none of the server's secrets. */
export function asAccount(account: Account | null) {
  return { ...account, cwd: '/', env: { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' } };
}

async function findAccount(name: string): Promise<Account | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}

async function createAccount(): Promise<Account> {
  await run('useradd', ['--system', '--user-group', '--no-create-home', CREATED_ACCOUNT]).catch(() => null);
  const account = await findAccount(CREATED_ACCOUNT);
  if (account) return account;
  throw new StartRefusal(
    'PostgreSQL does not run as root, and an account for it could not be created here: ' +
      'start Vitral as an ordinary user, or make an account called "postgres".',
  );
}
