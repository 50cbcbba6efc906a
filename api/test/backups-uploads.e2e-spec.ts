import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Backup as BackupResponse } from '@vitral/contracts/backups';
import { Backup } from '../src/backups/backups.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Configuration } from '../src/platform/config/configuration.ts';
import { StorageFull, BackupStore } from '../src/platform/storage/file-store.ts';
import { deleteBackups, createBackup, namesInStore, until } from './set-up/backups.ts';
import { STORES, StoringApi } from './set-up/stores.ts';
import type { Api } from './start-api.ts';

const MEGABYTE = 1024 * 1024;

describe.each(STORES)('an archive that is uploaded to %s', (kind) => {
  let storing: StoringApi;
  let api: Api;
  let made: BackupResponse;
  let archive: Buffer;
  beforeAll(async () => {
    storing = await StoringApi.start(kind, { MAX_BACKUP_MB: '30' });
    ({ api } = storing);
    made = await createBackup(api.as('admin'));
    archive = (await api.as('admin').get(`/backups/${made.id}/file`).expect(200)).body as Buffer;
    await api.as('admin').delete(`/backups/${made.id}`).expect(204);
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await deleteBackups(api);
  });
  afterAll(() => storing.stop());

  const em = () => api.em();
  const store = () => api.application.get(BackupStore);

  const send = (bytes: Buffer, type = 'application/octet-stream') =>
    api.as('admin').post('/backups/upload?filename=..%2Fmine.tar').set('Content-Type', type).send(bytes);

  /** Cookie of a new session, for requests that are sent without supertest. */
  async function cookie(): Promise<string> {
    const login = { username: 'admin', password: 'admin-vitral' };
    const cookies = (await api.asVisitor().post('/auth/login').send(login)).get('Set-Cookie') ?? [];
    return cookies.map((each) => each.split(';')[0]).join('; ');
  }

  async function expectNothing(): Promise<void> {
    expect(await em().count(Backup, {})).toBe(0);
    expect(await namesInStore(api)).toEqual([]);
    const { dataDir } = api.application.get(Configuration);
    expect(await readdir(join(dataDir, 'backups')).catch(() => [])).toEqual([]);
  }

  it('is verified, stored under a name of the server, and listed with its contents', async () => {
    const { body } = await send(archive).expect(201);
    expect(body).toMatchObject({
      origin: 'uploaded',
      state: 'ready',
      size: made.size,
      checksum: made.checksum,
      rows: made.rows,
      files: made.files,
      actorName: made.actorName,
      filename: expect.stringMatching(/^vitral-[\d-]+-[0-9a-f]{8}\.tar$/),
    });
    const { id, filename } = body as BackupResponse;
    expect(await namesInStore(api)).toEqual([filename]);
    const { body: bytes } = await api.as('admin').get(`/backups/${id}/file`).expect(200);
    expect(archive.equals(bytes as Buffer)).toBe(true);
    const entry = await em().findOneOrFail(AuditEntry, { verb: 'uploaded' });
    expect(entry).toMatchObject({
      noun: 'backups',
      itemId: id,
      itemName: filename,
      actorName: made.actorName,
    });
  });

  it.each<[string, (bytes: Buffer) => Buffer, string]>([
    ['is no backup archive', () => randomBytes(MEGABYTE), 'foreign'],
    ['is empty', () => Buffer.alloc(0), 'foreign'],
    ['was cut off', (bytes) => bytes.subarray(0, bytes.length / 2), 'cut-off'],
    ['was damaged', (bytes) => flipped(bytes, bytes.length - 8 * 1024), 'damaged'],
    ['continues after its end', (bytes) => Buffer.concat([bytes, randomBytes(4096)]), 'damaged'],
  ])('is refused with the reason when it %s, and leaves no file behind', async (_, change, problem) => {
    const { body } = await send(change(archive)).expect(422);
    expect(body).toMatchObject({ code: 'backups.refused', params: { problem } });
    await expectNothing();
  });

  it('leaves the connection usable for the next request when it is refused', async () => {
    const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
    const headers = { Cookie: await cookie(), 'Content-Type': 'application/octet-stream' };
    const refused = http.request(`${api.url}/api/backups/upload`, { agent, method: 'POST', headers });
    refused.end(randomBytes(8 * MEGABYTE));
    expect(await statusOf(refused)).toBe(422);
    expect(await statusOf(http.get(`${api.url}/api/backups`, { agent, headers }))).toBe(200);
    agent.destroy();
  });

  it('is refused when it exceeds the limit, with or without Content-Length', async () => {
    const large = Buffer.concat([archive, Buffer.alloc(31 * MEGABYTE)]);
    const { body } = await send(large).expect(413);
    expect(body).toMatchObject({ code: 'content.too-large', params: { limit: 30 * MEGABYTE } });
    await expectNothing();
  });

  it('is accepted as the raw body, not as a form', async () => {
    await send(archive, 'multipart/form-data; boundary=x').expect(415);
    await send(archive, 'application/x-tar').expect(415);
    await expectNothing();
  });

  it('is refused with 507 when the store is full', async () => {
    const write = store().write.bind(store());
    jest.spyOn(store(), 'write').mockImplementation(async (name, bytes) => {
      await write(name, half(bytes as AsyncIterable<Uint8Array>));
      throw new Error('never');
    });
    const { body } = await send(archive).expect(507);
    expect(body).toMatchObject({ code: 'storage.full' });
    jest.restoreAllMocks();
    await expectNothing();
  });

  it('leaves nothing behind when the client disconnects', async () => {
    const write = jest.spyOn(store(), 'write');
    const request = http.request(`${api.url}/api/backups/upload`, {
      method: 'POST',
      headers: {
        Cookie: await cookie(),
        'Content-Type': 'application/octet-stream',
        'Content-Length': archive.length,
      },
    });
    request.on('error', () => {});
    request.write(archive.subarray(0, archive.length / 2));
    await until(
      () => Promise.resolve(write.mock.calls.length),
      (calls) => calls > 0,
    );
    request.destroy();
    await expect(write.mock.results[0]?.value).rejects.toThrow();
    await expectNothing();
  });
});

async function statusOf(request: http.ClientRequest): Promise<number | undefined> {
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at);
  return copy;
}

/** Fails like a disk that fills up during a write. */
async function* half(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const piece of bytes) {
    yield piece.subarray(0, 1);
    throw new StorageFull(new Error('ENOSPC'));
  }
}
