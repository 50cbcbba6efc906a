import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { LIMITS } from '@vitral/contracts/limits';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { NOBODY } from './set-up/nobody.ts';
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

describe('embeds', () => {
  it('stores the kind and id in the URL, in the last position', async () => {
    await editor.add('Uno');
    const dos = await editor.add(' Dos ', {
      id: NOBODY,
      kind: 'post',
      embedId: '"><script>',
      order: 0,
      version: 9,
    });

    expect(dos).toEqual({
      ...VIDEO,
      title: 'Dos',
      kind: 'video',
      embedId: 'M7lc1UVf-VE',
      id: dos.id,
      order: 1,
      createdAt: dos.createdAt,
      updatedAt: dos.createdAt,
      version: 1,
    });
    expect((await api.as('manager').get(`/embeds/${dos.id}`).expect(200)).body).toEqual(dos);
    const named = await editor.add('Tres', { platform: 'twitter', url: '@vitral' });
    expect(named).toMatchObject({ kind: 'profile', embedId: 'vitral', url: '@vitral' });
  });

  it('shows visitors and users only the ids of active embeds, at once', async () => {
    const uno = await editor.add('Uno');
    const dos = await editor.add('Dos', { isActive: false });
    const shown = { id: uno.id, platform: 'youtube', title: 'Uno', kind: 'video', embedId: 'M7lc1UVf-VE' };

    for (const reader of [api.asVisitor(), api.as('user')]) {
      expect((await reader.get('/embeds').expect(200)).body).toEqual([shown]);
    }
    await editor.edit(dos, { isActive: true }).expect(200);
    await editor.move(dos.id, 0).expect(200);
    expect((await api.asVisitor().get('/embeds').expect(200)).body).toEqual([
      { ...shown, id: dos.id, title: 'Dos' },
      shown,
    ]);
  });

  it('refuses visitors and accounts that may not write', async () => {
    const { id } = await editor.add('Uno');
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
    ] as const) {
      await client.get(`/embeds/${id}`).expect(status);
      await client.post('/embeds').send(VIDEO).expect(status);
      await client
        .put(`/embeds/${id}`)
        .send({ ...VIDEO, version: 1 })
        .expect(status);
      await client.post(`/embeds/${id}/move`).send({ order: 0 }).expect(status);
      await client.delete(`/embeds/${id}`).expect(status);
    }
    await api.as('admin').delete(`/embeds/${id}`).expect(204);
  });

  it.each([
    [{ platform: 'myspace' }, 'platform:isIn'],
    [{ title: '  ' }, 'title:isLength'],
    [{ title: 'a'.repeat(LIMITS.title + 1) }, 'title:isLength'],
    [{ url: '' }, 'url:isLength'],
    [{ url: `https://youtu.be/${'a'.repeat(LIMITS.url)}` }, 'url:isLength'],
    [{ isActive: 'yes' }, 'isActive:isBoolean'],
    [{ embedCode: '<iframe>' }, 'embedCode:whitelistValidation'],
  ])('refuses %j and names the field and its rule', async (wrong, field) => {
    const { body } = await editor.post({ ...VIDEO, ...wrong }).expect(400);
    expect(body).toMatchObject({ statusCode: 400, code: 'request.invalid' });
    expect(body.params.fields).toContain(field);
  });

  it.each([
    ['youtube', 'https://youtube.com.evil.test/watch?v=M7lc1UVf-VE'],
    ['youtube', 'https://youtube.com@evil.test/watch?v=M7lc1UVf-VE'],
    ['youtube', 'javascript:alert(1)'],
    ['youtube', '<iframe src="https://www.youtube.com/embed/M7lc1UVf-VE"></iframe>'],
    ['instagram', VIDEO.url],
  ])('refuses a URL that it does not recognize for %s: %s', async (platform, url) => {
    const embed = await editor.add('Uno');
    const refusal = { statusCode: 400, code: 'embeds.unreadable', params: { platform } };
    expect((await editor.post({ ...VIDEO, platform, url }).expect(400)).body).toMatchObject(refusal);
    expect((await editor.edit(embed, { platform, url }).expect(400)).body).toMatchObject(refusal);
    expect(await editor.list()).toEqual([embed]);
  });

  it('parses the URL again when it changes', async () => {
    const embed = await editor.add('Uno');
    const url = 'https://www.instagram.com/reel/CuE2WDdLXyZ/';
    const { body } = await editor
      .edit(embed, { platform: 'instagram', url, order: 7, embedId: 'x' })
      .expect(200);
    expect(body).toEqual({
      ...embed,
      platform: 'instagram',
      url,
      kind: 'post',
      embedId: 'CuE2WDdLXyZ',
      version: 2,
      updatedAt: body.updatedAt,
    });
  });

  it('accepts one of two parallel edits and responds to the other with the current version', async () => {
    const embed = await editor.add('Uno');
    const responses = await Promise.all(
      ['Dos', 'Tres', 'Cuatro'].map((title) => editor.edit(embed, { title })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'embeds.stale',
      params: { id: embed.id, current: 2 },
    });
  });

  it('responds 404 for deleted, unknown and invalid ids', async () => {
    const embed = await editor.add('Uno');
    await api.as('manager').delete(`/embeds/${embed.id}`).expect(204);
    for (const id of [embed.id, NOBODY, 'seven']) {
      await api.as('manager').get(`/embeds/${id}`).expect(404);
      await editor.edit({ ...embed, id }, {}).expect(404);
      await editor.move(id, 0).expect(404);
      await api.as('manager').delete(`/embeds/${id}`).expect(404);
    }
  });

  it('records who did what, with the positions of a move', async () => {
    const [uno] = [await editor.add('Uno'), await editor.add('Dos')];
    const off = await editor.edit(uno, { isActive: false }).expect(200);
    await editor.edit(off.body, { title: 'Nuevo' }).expect(200);
    await editor.edit({ ...off.body, version: 3 }, { title: 'Nuevo' }).expect(200);
    await editor.move(uno.id, 1).expect(200);
    await editor.move(uno.id, 1).expect(200);
    await api.as('admin').delete(`/embeds/${uno.id}`).expect(204);

    const entries = await database().find(
      AuditEntry,
      { noun: 'embeds', itemId: uno.id },
      { orderBy: { createdAt: 'asc' } },
    );
    expect(entries.map(({ verb, itemName, actorName }) => [verb, itemName, actorName])).toEqual([
      ['created', 'Uno', 'Mateo Rivas'],
      ['deactivated', 'Uno', 'Mateo Rivas'],
      ['updated', 'Nuevo', 'Mateo Rivas'],
      ['moved', 'Nuevo', 'Mateo Rivas'],
      ['deleted', 'Nuevo', 'Adriana Salazar'],
    ]);
    expect(entries[3]?.changes).toEqual({ before: { order: 0 }, after: { order: 1 } });
  });
});
