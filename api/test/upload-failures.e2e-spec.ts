import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { StorageFull } from '../src/platform/storage/file-store.ts';
import { png } from './files/pictures.ts';
import { PDF } from './files/plain-files.ts';
import { FIELDS, fieldPart, filePart, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');

  it('responds 507 if the store is full, and leaves neither row nor file', async () => {
    const before = await storing.state();
    const take = storing.files.take.bind(storing.files);
    jest
      .spyOn(storing.files, 'take')
      .mockImplementationOnce(take)
      .mockRejectedValue(new StorageFull(new Error('ENOSPC')));
    const picture = { name: 'a.png', bytes: await png(400, 300) };
    const { body } = await upload(manager(), picture).expect(507);
    expect(body).toMatchObject({ code: 'storage.full' });
    expect(await storing.state()).toEqual(before);
  });

  it('leaves nothing of an upload whose sender disconnects', async () => {
    const before = await storing.state();
    const login = await storing.api
      .asVisitor()
      .post('/auth/login')
      .send({ username: 'manager', password: 'manager-vitral' });
    const cookies = (login.get('Set-Cookie') ?? []).map((cookie) => cookie.split(';')[0]);
    const parts = Object.entries(FIELDS).map(([name, value]) => fieldPart(name, value));
    const request = http.request(`${storing.api.url}/api/content`, {
      method: 'POST',
      headers: {
        Cookie: cookies.join('; '),
        'Content-Type': 'multipart/form-data; boundary=vitral-test-form',
        'Content-Length': 10_000_000,
      },
    });
    request.on('error', () => {});
    const bytes = Buffer.concat([PDF, Buffer.alloc(1_000_000, 65)]);
    request.write(Buffer.concat([...parts, filePart({ name: 'a.pdf', bytes })]));
    while ((await storing.state()).incoming.length === 0) await sleep(20);
    request.destroy();
    while ((await storing.state()).incoming.length > 0) await sleep(20);
    expect(await storing.state()).toEqual(before);
  });
});
