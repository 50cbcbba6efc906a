import type { Role } from '@vitral/contracts/access';
import type { WorkEntry, WorkKind, WorkQueue } from '@vitral/contracts/work-queue';
import type { Api } from '../start-api.ts';

export async function readQueue(api: Api, role: Role): Promise<WorkQueue> {
  return (await api.as(role).get('/work-queue').expect(200)).body;
}

export async function findWork(
  api: Api,
  kind: WorkKind,
  role: Role = 'admin',
): Promise<WorkEntry | undefined> {
  return (await readQueue(api, role)).find((entry) => entry.kind === kind);
}

export const titlesOf = (entry: WorkEntry | undefined) => entry?.items.map(({ title }) => title);
