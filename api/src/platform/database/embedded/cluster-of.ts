import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { databaseAccount } from './account.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { choosePlace, insideOf, notePlace } from './place.ts';

/** What earlier versions gave the data folder of root. */
const PASSED_BY_EVERYBODY = 0o711;

/** The cluster of a data folder; both are made when they are missing. */
export async function clusterOf(dataDirectory: string): Promise<Cluster> {
  const made = await mkdir(dataDirectory, { recursive: true, mode: 0o700 });
  if (process.getuid?.() === 0) await letAccountPass(dataDirectory, made);
  const place = await choosePlace(dataDirectory);
  const cluster = await openCluster(place);
  await notePlace(dataDirectory, place);
  return cluster;
}

/** Root's own folders are closed to PostgreSQL's account: those made just now, from the first one down, let its group pass. */
async function letAccountPass(dataDirectory: string, firstMade: string | undefined): Promise<void> {
  const account = await databaseAccount(insideOf(dataDirectory));
  if (account === null) return;
  for (const folder of firstMade === undefined ? [] : between(firstMade, dataDirectory)) {
    await passFor(folder, account.gid);
  }
  const { mode, uid } = await stat(dataDirectory);
  if (uid === 0 && (mode & 0o777) === PASSED_BY_EVERYBODY) await passFor(dataDirectory, account.gid);
}

function between(first: string, last: string): string[] {
  return first === last ? [last] : [...between(first, dirname(last)), last];
}

async function passFor(folder: string, group: number): Promise<void> {
  await chown(folder, 0, group);
  await chmod(folder, 0o710);
}
