import { chmod, stat } from 'node:fs/promises';
import { join } from 'node:path';

const OTHERS = 0o077;
/** PostgreSQL's account passes through the data folder of a server that runs as root, by its group. */
const OTHERS_BUT_PASSING_GROUP = 0o067;

/** What Vitral itself makes in the data folder. */
const MADE = [
  'backups',
  'files',
  'incoming',
  'modules',
  'postgres',
  'postgres.location',
  'releases',
  'secret-key',
];

/** What this process and its children make is for its own account alone, whatever umask they were started with. docs/adr/054. */
export function keepFilesPrivate(): void {
  process.umask(OTHERS);
}

/**
 * Closes what earlier versions have left open to other accounts. Tells in one sentence what was open, and what still is: the
 * data folder itself, which may have been chosen for other things as well, and what belongs to somebody else. Null: nothing.
 */
export async function closeDataFolder(dataDirectory: string): Promise<string | null> {
  const closed: string[] = [];
  const open: string[] = [];
  for (const name of MADE) {
    const path = join(dataDirectory, name);
    const mode = await modeOf(path);
    if ((mode & OTHERS) === 0) continue;
    const isClosed = await chmod(path, mode & ~OTHERS).then(
      () => true,
      () => false,
    );
    (isClosed ? closed : open).push(path);
  }
  const isRoot = process.getuid?.() === 0;
  if ((await modeOf(dataDirectory)) & (isRoot ? OTHERS_BUT_PASSING_GROUP : OTHERS)) open.push(dataDirectory);
  return sentence(closed, open, isRoot ? 'chmod go-rw,o-x' : 'chmod go-rwx');
}

/** Permissions alone; none for what is not there. Windows knows others. */
async function modeOf(path: string): Promise<number> {
  if (process.platform === 'win32') return 0;
  return stat(path).then(
    ({ mode }) => mode & 0o777,
    () => 0,
  );
}

function sentence(closed: string[], open: string[], command: string): string | null {
  const parts = [
    closed.length > 0 &&
      `Closed to the other accounts of this machine, to which they were open: ${closed.join(', ')}.`,
    open.length > 0 &&
      `Open to the other accounts of this machine: ${open.join(', ')}. Close them: ${command}.`,
  ].filter((part) => part !== false);
  return parts.join(' ') || null;
}
