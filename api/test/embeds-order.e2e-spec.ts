import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { Embed } from '../src/embeds/embeds.entity.ts';
import { EmbedEditor, VIDEO } from './set-up/embeds.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let editor: EmbedEditor;
beforeAll(async () => {
  api = await startApi();
  editor = new EmbedEditor(api);
});
afterAll(() => api.stop());
beforeEach(() => editor.clear());

const database = () => api.em();

/** Returns the titles in order, after it has checked that the order is 0, 1, 2 and so on. */
async function titles(): Promise<string[]> {
  const all = await editor.list();
  expect(all.map(({ order }) => order)).toEqual(all.map((_, index) => index));
  return all.map(({ title }) => title);
}

describe('order of embeds', () => {
  it.each([
    [0, 'BACD'],
    [1, 'ABCD'],
    [3, 'ACDB'],
    [99, 'ACDB'],
  ])('moves an embed to position %j', async (order, expected) => {
    await editor.add('A');
    const moved = await editor.add('B');
    await editor.add('C');
    await editor.add('D');
    const { body } = await editor.move(moved.id, order).expect(200);
    expect(body).toEqual({ ...moved, order: Math.min(order, 3) });
    expect((await titles()).join('')).toBe(expected);
  });

  it.each([-1, 0.5, '1', null, undefined])('refuses to move an embed to %j', async (order) => {
    const { id } = await editor.add('Uno');
    await editor.move(id, order).expect(400);
  });

  it('causes no version conflict for an edit in progress', async () => {
    const [uno, dos] = [await editor.add('Uno'), await editor.add('Dos')];
    await editor.move(dos.id, 0).expect(200);
    const response = await api
      .as('manager')
      .put(`/embeds/${uno.id}`)
      .send({ ...uno, title: 'Uno más' })
      .expect(200);
    expect(response.body).toMatchObject({ order: 1, version: 2 });
    expect(await titles()).toEqual(['Dos', 'Uno más']);
  });

  it('keeps positions contiguous from 0 while two people move, add, edit and delete in parallel', async () => {
    const kept = await Promise.all(Array.from({ length: 6 }, (_, index) => editor.add(`Kept ${index}`)));
    const leaving = await Promise.all(
      Array.from({ length: 6 }, (_, index) => editor.add(`Leaving ${index}`)),
    );
    const requests = [api.as('manager'), api.as('admin')].flatMap((client, who) => [
      ...kept.map(({ id }, index) =>
        client.post(`/embeds/${id}/move`).send({ order: who ? 5 - index : index * 2 }),
      ),
      ...kept.map(({ id, title }) =>
        client.put(`/embeds/${id}`).send({ ...VIDEO, title, isActive: false, version: 1 }),
      ),
      ...Array.from({ length: 6 }, (_, index) =>
        client.post('/embeds').send({ ...VIDEO, title: `New ${who}${index}` }),
      ),
      ...leaving.slice(who * 3, who * 3 + 3).map(({ id }) => client.delete(`/embeds/${id}`)),
    ]);
    const statuses = (await Promise.all(requests)).map(({ status }) => status);
    expect(statuses.filter((status) => ![200, 201, 204, 409].includes(status))).toEqual([]);
    expect((await titles()).sort()).toEqual(
      [
        ...kept.map(({ title }) => title),
        ...[0, 1].flatMap((who) => Array.from({ length: 6 }, (_, index) => `New ${who}${index}`)),
      ].sort(),
    );
  });

  it('never exceeds the limit, even when many are added in parallel', async () => {
    const em = database();
    const reference = { kind: 'video', embedId: 'M7lc1UVf-VE' } as const;
    for (let order = 0; order < LIMITS.embeds - 1; order += 1) {
      em.create(Embed, { ...VIDEO, platform: 'youtube', ...reference, order });
    }
    await em.flush();
    const responses = await Promise.all(Array.from({ length: 4 }, () => editor.post(VIDEO)));
    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'embeds.too-many',
      params: { max: LIMITS.embeds },
    });
    expect(await titles()).toHaveLength(LIMITS.embeds);
  });
});
