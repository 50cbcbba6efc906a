import { mkdir } from 'node:fs/promises';
import { type Cluster, openCluster } from './cluster.ts';
import { choosePlace, notePlace } from './place.ts';

/** The cluster of a data folder; both are made when they are missing. */
export async function clusterOf(dataDirectory: string): Promise<Cluster> {
  await mkdir(dataDirectory, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
  const place = await choosePlace(dataDirectory);
  const cluster = await openCluster(place);
  await notePlace(dataDirectory, place);
  return cluster;
}
