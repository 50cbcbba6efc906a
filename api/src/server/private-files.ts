import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OTHER_ACCOUNTS = 0o077;
/**
 * Gives the group permission to traverse: PostgreSQL's account enters the data folder of a server that runs as root
 * through its group.
 */
const OTHER_ACCOUNTS_BUT_GROUP_PASS = 0o067;

const OWN_NAMES = [
  'backups',
  'files',
  'incoming',
  'modules',
  'postgres',
  'postgres.location',
  'releases',
  'secret-key',
];

/** Makes new files of this process and its children private to its account, regardless of the umask. docs/adr/054. */
export function keepFilesPrivate(): void {
  process.umask(OTHER_ACCOUNTS);
}

/**
 * Makes files private that earlier versions left open to other accounts. Returns one sentence that names them and those
 * still open: the data folder itself, which may also serve other purposes, and files of other owners. Null if nothing
 * was open.
 */
export async function closeDataFolder(dataDirectory: string): Promise<string | null> {
  const closed: string[] = [];
  const open: string[] = [];
  for (const name of OWN_NAMES) {
    const path = join(dataDirectory, name);
    const mode = await modeOf(path);
    if ((mode & OTHER_ACCOUNTS) === 0) continue;
    const isClosed = await chmod(path, mode & ~OTHER_ACCOUNTS).then(
      () => true,
      () => false,
    );
    (isClosed ? closed : open).push(path);
  }
  const isRoot = process.getuid?.() === 0;
  if ((await modeOf(dataDirectory)) & (isRoot ? OTHER_ACCOUNTS_BUT_GROUP_PASS : OTHER_ACCOUNTS))
    open.push(dataDirectory);
  return describeModes(closed, open, isRoot ? 'chmod go-rw,o-x' : 'chmod go-rwx');
}

/** Returns the permission bits; 0 for a missing file and on Windows, which has other permissions. */
async function modeOf(path: string): Promise<number> {
  if (process.platform === 'win32') return 0;
  return stat(path).then(
    ({ mode }) => mode & 0o777,
    () => 0,
  );
}

function describeModes(closed: string[], open: string[], command: string): string | null {
  const parts = [
    closed.length > 0 &&
      `Closed to the other accounts of this machine, to which they were open: ${closed.join(', ')}.`,
    open.length > 0 &&
      `Open to the other accounts of this machine: ${open.join(', ')}. Close them: ${command}.`,
  ].filter((part) => part !== false);
  return parts.join(' ') || null;
}
