import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { databaseAccount } from './account.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { choosePlace, defaultDirectoryIn, recordPlace } from './place.ts';

/** The mode that earlier versions set on root's data folder. */
const FORMER_MODE = 0o711;

/** Opens the cluster of a data folder; creates both when they are missing. */
export async function ensureCluster(dataDirectory: string): Promise<Cluster> {
  const made = await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await allowAccountToPass(dataDirectory, made);
  const place = await choosePlace(dataDirectory);
  const cluster = await openCluster(place);
  await recordPlace(dataDirectory, place);
  return cluster;
}

/**
 * Lets the group of PostgreSQL's account pass the folders that were just created, from `firstMade` down: root's folders are
 * closed to it.
 */
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
