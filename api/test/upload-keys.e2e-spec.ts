import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import { IdempotencyKey } from '../src/platform/idempotency/idempotency-key.entity.ts';
import { PDF } from './files/plain-files.ts';
import { replaceFile, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const DAY_MS = 24 * 3_600_000;
const file = { name: 'a.pdf', bytes: PDF };

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');
  const made = async (key: string, agent = manager()) =>
    (await upload(agent, file, {}, key).expect(201)).body as ContentItem;

  it('creates one item for an upload that is sent again', async () => {
    expect(await made('key-1')).toEqual(await made('key-1'));
  });

  it('creates one item and one file for an upload that is sent five times at once', async () => {
    const before = await storing.state();
    const items = await Promise.all([1, 2, 3, 4, 5].map(() => made('key-2')));
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    const { stored, known, incoming } = await storing.state();
    expect(stored).toHaveLength(before.stored.length + 1);
    expect({ stored, incoming }).toEqual({ stored: known, incoming: [] });
  });

  it('refuses the key with other bytes, another name or other texts', async () => {
    await made('key-3');
    for (const [other, fields] of [
      [{ ...file, bytes: Buffer.concat([PDF, randomBytes(10)]) }, {}],
      [{ ...file, name: 'b.pdf' }, {}],
      [file, { title: 'Another' }],
    ] as const) {
      const { body } = await upload(manager(), other, fields, 'key-3').expect(422);
      expect(body).toMatchObject({ code: 'request.key-reused' });
    }
  });

  it('separates the keys of each account', async () => {
    expect((await made('key-4')).id).not.toBe((await made('key-4', storing.api.as('admin'))).id);
  });

  it('expires a key after a day', async () => {
    const first = await made('key-5');
    await storing.em.nativeUpdate(IdempotencyKey, {}, { createdAt: new Date(Date.now() - DAY_MS) });
    expect((await made('key-5')).id).not.toBe(first.id);
  });

  it('replaces a file once', async () => {
    const { id } = await made('key-6');
    const replace = () => replaceFile(manager(), id, file, 1).set('Idempotency-Key', 'key-7').expect(200);
    const responses = await Promise.all([replace(), replace()]);
    expect(responses.map(({ body }) => body)).toEqual([responses[0].body, responses[0].body]);
    expect(responses[0].body).toMatchObject({ id, version: 2 });
  });

  it.each(['', 'a b', 'é', 'a'.repeat(101)])('refuses the key %j', async (key) => {
    const { body } = await upload(manager(), file, {}, Buffer.from(key).toString('latin1')).expect(400);
    expect(body).toMatchObject({ code: 'request.invalid', params: { fields: ['Idempotency-Key:isKey'] } });
  });
});
