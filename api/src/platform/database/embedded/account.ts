import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { StartRefusal } from '../../config/start-refusal.ts';

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

/** Tells if the account can enter a folder, given the permissions of all folders above it. */
export async function canEnter(account: Account | null, folder: string): Promise<boolean> {
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
    'PostgreSQL does not run as root, and an account for it could not be made here: ' +
      'start Vitral as an ordinary user, or make an account called "postgres".',
  );
}
