import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SettingDeclaration, SettingsDeclaration } from '@vitral/contracts/module-settings';
import type { BuiltDescriptor } from '@vitral/contracts/modules';
import { ModuleSettingsRow } from '../src/module-settings/module-settings.entity.ts';
import { createBackup, latestRestore, until } from './set-up/backups.ts';
import { BlogSettings, SETTINGS_PATH } from './set-up/blog-settings.ts';
import { BLOG, DEFAULTS, type OutsideModules, SETTINGS } from './set-up/outside-modules.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import type { Api } from './start-api.ts';

const VALUES = { ...DEFAULTS, heading: 'Notas' };
const TITLE = { es: 'Nuevo', en: 'New' };

let site: BlogSettings;
let api: Api;
let modules: OutsideModules;
beforeAll(async () => {
  site = await BlogSettings.start();
  ({ api, modules } = site);
});
afterAll(() => api.stop());
beforeEach(async () => {
  await site.reset();
  await api.as('admin').put(SETTINGS_PATH).send({ values: VALUES, version: 1 }).expect(200);
});

const withFields = (change: (field: SettingDeclaration) => object, more: object = {}) => ({
  ...BLOG,
  settings: { ...SETTINGS, fields: SETTINGS.fields.map(change), ...more } as SettingsDeclaration,
});
const without = (name: string) => ({
  ...BLOG,
  settings: { ...SETTINGS, fields: SETTINGS.fields.filter((field) => field.name !== name) },
});
const read = async () => (await api.as('admin').get(SETTINGS_PATH).expect(200)).body as object;

describe('the settings of a later release', () => {
  it('have new fields with defaults and renamed ones with their values, and revert with a rollback', async () => {
    const added: SettingDeclaration = { name: 'limit', kind: 'number', title: TITLE, default: 3 };
    const renamed = withFields((field) => (field.name === 'heading' ? { ...field, name: 'title' } : field));
    const fields = [...renamed.settings.fields, added];
    const renames = { title: ['heading'] };
    await modules.activate('blog', { ...BLOG, settings: { ...renamed.settings, fields, renames } });
    const { heading, ...others } = VALUES;
    expect(await read()).toEqual({ ...others, title: heading, limit: 3 });

    await api.as('admin').post('/modules/blog/rollback').send({}).expect(200);
    expect(await read()).toEqual(VALUES);
  });

  it.each([
    ['lacks one', without('intro'), 'collection-field-removed'],
    [
      'allows less',
      withFields((field) => (field.name === 'heading' ? { ...field, maxLength: 5 } : field)),
      'collection-field-narrower',
    ],
  ])('are refused if it %s', async (_, declared, code) => {
    const { id } = await modules.add('blog', declared);
    await modules.grant(id).expect(204);
    expect((await modules.refusal('blog', declared)).map((reason) => reason.code)).toContain(code);
  });

  it('need a new grant to show visitors more', async () => {
    const open = withFields((field) => (field.name === 'intro' ? { ...field, public: true } : field));
    expect(await modules.refusal('blog', open)).toMatchObject([
      { code: 'grant-missing', params: { asks: 'settings blog.write heading intro' } },
    ]);
  });

  it.each([
    ['readers that it does not declare', { ...SETTINGS, read: 'diary.write' }, '.read'],
    ['readers of Vitral', { ...SETTINGS, read: 'users.write' }, '.read'],
    ['an unknown kind', fieldOf({ kind: 'html' }), '.fields[0].kind'],
    ['no default for a switch', fieldOf({ kind: 'boolean' }), '.fields[0].default'],
    [
      'a default beyond its bounds',
      fieldOf({ kind: 'number', default: 9, maximum: 3 }),
      '.fields[0].default',
    ],
    ['a name of every object', fieldOf({ kind: 'text', name: '__proto__' }), '.fields[0].name'],
    ['no title in a language', fieldOf({ kind: 'text', title: { en: 'x' } }), '.fields[0].title'],
    ['no fields', { ...SETTINGS, fields: [] }, '.fields'],
    ['a keyword of something else', fieldOf({ kind: 'text', pattern: '(a+)+$' }), '.fields[0].pattern'],
  ])('are refused with %s', async (_, settings, field) => {
    const declared = { permissions: BLOG.permissions, settings } as unknown as Partial<BuiltDescriptor>;
    const archive = await makeRelease('blog', '9.0.0', 'x', declared);
    const { body } = await sendRelease(api.as('admin'), 'blog', archive).expect(422);
    expect(body.params.reasons).toEqual([
      { code: 'descriptor-invalid', params: { field: `settings${field}` } },
    ]);
  });

  it('are in a backup, while a restore leaves the permissions of the installation', async () => {
    const backup = await createBackup(api.as('admin'));
    await api.as('admin').put(SETTINGS_PATH).send({ values: DEFAULTS, version: 2 }).expect(200);
    const confirmation = { confirmation: backup.filename };
    await api.as('admin').post(`/backups/${backup.id}/restore`).send(confirmation).expect(202);
    await until(
      () => api.em().find(ModuleSettingsRow, { module: 'blog' }),
      ([row]) => row?.values['heading'] === VALUES.heading,
    );
    await api.logInEveryone();
    await until(
      () => latestRestore(api.as('admin')),
      (latest) => latest?.state === 'done',
    );
    expect((await api.as('manager').get(SETTINGS_PATH).expect(200)).body).toEqual(VALUES);
  });
});

function fieldOf(field: object) {
  return { ...SETTINGS, fields: [{ name: 'one', title: TITLE, ...field }] };
}
