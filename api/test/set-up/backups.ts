import type { Backup as BackupResponse, Restore as RestoreResponse } from '@vitral/contracts/backups';
import type TestAgent from 'supertest/lib/agent.js';
import { newArchiveName } from '../../src/backups/begin-backup.ts';
import { Backup } from '../../src/backups/backups.entity.ts';
import { BackupStore } from '../../src/platform/storage/file-store.ts';
import { pause } from './pause.ts';
import type { Api } from '../start-api.ts';

const LIMIT_MS = 60_000;

/** Adds a row and, when it is ready, its archive, which contains only `text` and cannot be restored. */
export async function addBackup(api: Api, details: Partial<Backup> = {}, text = 'bytes'): Promise<Backup> {
  const em = api.em();
  const createdAt = details.createdAt ?? new Date();
  const row = em.create(Backup, {
    filename: newArchiveName(createdAt),
    origin: 'manual',
    state: 'ready',
    createdAt,
    seenAt: createdAt,
    finishedAt: details.state === 'running' ? null : createdAt,
    ...details,
  });
  if (row.state === 'ready') {
    const stored = await api.application.get(BackupStore).write(row.filename, Buffer.from(text));
    row.size = stored.fileSize;
    row.checksum = stored.checksum;
  }
  await em.persist(row).flush();
  return row;
}

export async function namesInStore(api: Api): Promise<string[]> {
  const names: string[] = [];
  for await (const { name } of api.application.get(BackupStore).names()) names.push(name);
  return names.sort();
}

/** Deletes all backups with their archives: the server would add the rows of archives that were left. */
export async function deleteBackups(api: Api): Promise<void> {
  await api.em().nativeDelete(Backup, {});
  const store = api.application.get(BackupStore);
  for (const name of await namesInStore(api)) await store.remove(name);
}

/** Repeats the request until the response is the expected one. */
export async function until<Response>(
  ask: () => Promise<Response>,
  isWanted: (response: Response) => boolean,
): Promise<Response> {
  const limit = performance.now() + LIMIT_MS;
  for (;;) {
    const response = await ask();
    if (isWanted(response)) return response;
    if (performance.now() > limit) throw new Error(`Never as wanted: ${JSON.stringify(response)}`);
    await pause();
  }
}

export async function listBackups(agent: TestAgent, prefix = ''): Promise<BackupResponse[]> {
  return (await agent.get(`${prefix}/backups`).expect(200)).body as BackupResponse[];
}

/** Makes a backup by the API and waits until it is ready or has failed. */
export async function createBackup(agent: TestAgent, prefix = ''): Promise<BackupResponse> {
  const { body } = await agent.post(`${prefix}/backups`).expect(202);
  return untilOver(agent, (body as BackupResponse).id, prefix);
}

export async function untilOver(agent: TestAgent, id: string, prefix = ''): Promise<BackupResponse> {
  const find = async () => (await listBackups(agent, prefix)).find((backup) => backup.id === id);
  const found = await until(find, (backup) => backup !== undefined && backup.state !== 'running');
  return found as BackupResponse;
}

export async function latestRestore(agent: TestAgent, prefix = ''): Promise<RestoreResponse | null> {
  return (await agent.get(`${prefix}/backups/restore`).expect(200)).body as RestoreResponse | null;
}
