import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ModuleSettings } from '@vitral/contracts/module-settings';
import { ModuleSettingsRow } from '../src/module-settings/module-settings.entity.ts';
import { BlogSettings, SETTINGS_PATH } from './set-up/blog-settings.ts';
import { BLOG, DEFAULTS, type OutsideModules, SETTINGS } from './set-up/outside-modules.ts';
import type { Api } from './start-api.ts';

const VALUES = { ...DEFAULTS, heading: 'Notas', intro: 'Una\nentrada', link: 'https://example.org/a' };

let site: BlogSettings;
let api: Api;
let modules: OutsideModules;
beforeAll(async () => {
  site = await BlogSettings.start();
  ({ api, modules } = site);
});
afterAll(() => api.stop());
beforeEach(() => site.reset());

const stored = () => api.em().findOneOrFail(ModuleSettingsRow, { module: 'blog' });
const put = (input: object) =>
  api
    .as('admin')
    .put(SETTINGS_PATH)
    .send({ values: VALUES, version: 1, ...input });
const list = async () => (await api.as('admin').get('/module-settings').expect(200)).body as ModuleSettings[];

describe('the settings of a module', () => {
  it('have their defaults at first, are changed by admins and read as declared', async () => {
    expect((await api.as('manager').get(SETTINGS_PATH).expect(200)).body).toEqual(DEFAULTS);
    const { body } = await put({}).expect(200);
    expect(body).toMatchObject({ module: 'blog', values: VALUES, version: 2 });
    expect((await api.as('manager').get(SETTINGS_PATH).expect(200)).body).toEqual(VALUES);
    expect(await list()).toMatchObject([{ module: 'blog', values: VALUES, removedAt: null }]);
  });

  it('show visitors and other accounts the public ones only', async () => {
    for (const client of [api.asVisitor(), api.as('user')])
      expect((await client.get(SETTINGS_PATH).expect(200)).body).toEqual({ heading: 'News' });
    const fields = SETTINGS.fields.map(({ public: _public, ...field }) => field) as typeof SETTINGS.fields;
    await modules.activate('blog', { ...BLOG, settings: { ...SETTINGS, fields } });
    await api.asVisitor().get(SETTINGS_PATH).expect(401);
    await api.as('user').get(SETTINGS_PATH).expect(403);
  });

  it('are changed by admins only', async () => {
    for (const [client, status] of [
      [api.asVisitor(), 401],
      [api.as('user'), 403],
      [api.as('manager'), 403],
    ] as const) {
      await client.put(SETTINGS_PATH).send({ values: VALUES, version: 1 }).expect(status);
      await client.get('/module-settings').expect(status);
      await client.get(`${SETTINGS_PATH}/history`).expect(status);
      await client.delete(SETTINGS_PATH).send({ confirmation: 'blog' }).expect(status);
    }
  });

  it.each([
    ['an unknown one', { values: { ...VALUES, other: 1 } }, 'values.other:whitelistValidation'],
    ['a long text', { values: { ...VALUES, heading: 'x'.repeat(21) } }, 'values.heading:maxLength'],
    ['a number out of its bounds', { values: { ...VALUES, perPage: 51 } }, 'values.perPage:maximum'],
    ['an unknown choice', { values: { ...VALUES, order: 'random' } }, 'values.order:enum'],
    ['another scheme', { values: { ...VALUES, link: 'javascript:alert(1)' } }, 'values.link:format'],
  ])('are refused with %s', async (_, input, field) => {
    const { body } = await put(input).expect(400);
    expect(body.params.fields).toEqual([field]);
    expect((await stored()).version).toBe(1);
  });

  it('accept one of two simultaneous changes, and say who made it', async () => {
    const answers = await Promise.all(
      ['one', 'two'].map((heading) => put({ values: { ...VALUES, heading } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'module-settings.stale', params: { current: 2 } });
    const { body } = await api.as('admin').get(`${SETTINGS_PATH}/history`).expect(200);
    expect(body).toHaveLength(1);
  });

  it('add no audit entry if nothing changes', async () => {
    const { body: unchanged } = await put({ values: DEFAULTS }).expect(200);
    expect(unchanged.version).toBe(1);
    await put({}).expect(200);
    const { body: again } = await put({ version: 2 }).expect(200);
    expect(again.version).toBe(2);
    expect((await api.as('admin').get(`${SETTINGS_PATH}/history`).expect(200)).body).toHaveLength(1);
  });

  it('remain when a module is deactivated, until an admin erases them', async () => {
    await put({}).expect(200);
    await api.as('admin').delete(SETTINGS_PATH).send({ confirmation: 'blog' }).expect(409);
    await modules.deactivate('blog');
    await api.as('admin').get(SETTINGS_PATH).expect(404);
    await api.as('admin').put(SETTINGS_PATH).send({ values: VALUES, version: 2 }).expect(404);
    await modules.activate('blog', BLOG);
    expect((await api.as('manager').get(SETTINGS_PATH).expect(200)).body).toEqual(VALUES);

    await modules.deactivate('blog');
    expect((await list())[0]?.removedAt).not.toBeNull();
    await api.as('admin').delete(SETTINGS_PATH).send({ confirmation: 'diary' }).expect(400);
    await api.as('admin').delete(SETTINGS_PATH).send({ confirmation: 'blog' }).expect(204);
    expect(await list()).toEqual([]);
  });
});
