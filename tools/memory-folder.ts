import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** The file system in memory that Linux has. */
const PLACE = '/dev/shm';
/** A whole run leaves up to 5 GB of databases, files and browser profiles at once. */
const NEEDED_BYTES = 12 * 1024 ** 3;
const PREFIX = 'vitral-test-';

const allowsPrograms = (place: string) =>
  !readFileSync('/proc/mounts', 'utf8')
    .split('\n')
    .some((line) => line.split(' ')[1] === place && /\bnoexec\b/.test(line));

function hasRoom(place: string, needed: number) {
  const { bavail, bsize } = statfsSync(place);
  return Math.min(bavail * bsize, process.availableMemory()) >= needed;
}

/** Removes the folders of runs that were killed. */
function sweep(place: string) {
  for (const name of readdirSync(place)) {
    if (!name.startsWith(PREFIX) || existsSync(`/proc/${name.slice(PREFIX.length)}`)) continue;
    rmSync(join(place, name), { recursive: true, force: true });
  }
}

/**
 * Creates a folder in memory for the temporary files of this process, or returns null if there is too little room. A
 * database consists of a thousand files, which PostgreSQL creates ten times as slowly on a disk.
 */
export function makeMemoryFolder(place = PLACE, needed = NEEDED_BYTES): string | null {
  if (process.platform !== 'linux' || !existsSync(place)) return null;
  sweep(place);
  if (!hasRoom(place, needed) || !allowsPrograms(place)) return null;
  const folder = join(place, `${PREFIX}${process.pid}`);
  mkdirSync(folder);
  // If tests run as root, PostgreSQL runs under another account, which needs access to the folder.
  chmodSync(folder, 0o755);
  return folder;
}
