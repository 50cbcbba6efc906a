import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('site configuration', () => {
  it('shows everybody the language and the logo, and no other key', async () => {
    const language = await api.asVisitor().get('/site-config/site_language').expect(200);
    expect(language.body).toEqual({ key: 'site_language', value: 'es', description: null });
    const logo = await api.asVisitor().get('/site-config/site_logo').expect(200);
    expect(logo.body).toEqual({ key: 'site_logo', value: '', description: null });
    await api.asVisitor().get('/site-config/secret_key').expect(404);
  });

  it('lets the admin change both repeatedly, and audits it', async () => {
    await api.as('admin').put('/site-config/site_language').send({ value: 'en' }).expect(200);
    await api.as('admin').put('/site-config/site_language').send({ value: 'fr' }).expect(200);
    const { body } = await api
      .as('admin')
      .put('/site-config/site_logo')
      .send({ key: 'site_logo', value: 'https://example.org/logo.png', description: 'Logo de otoño' })
      .expect(200);
    expect(body).toEqual({
      key: 'site_logo',
      value: 'https://example.org/logo.png',
      description: 'Logo de otoño',
    });

    const read = await api.asVisitor().get('/site-config/site_language');
    expect(read.body.value).toBe('fr');
    const audit = await api.as('admin').get('/audit').query({ q: 'site-config' });
    expect(audit.body.map((entry: { itemName: string }) => entry.itemName)).toEqual([
      'site_logo',
      'site_language',
      'site_language',
    ]);
  });

  it.each([
    ['site_language', 'de', 'site-config.invalid'],
    ['site_logo', 'javascript:alert(1)', 'site-config.invalid'],
    ['site_logo', undefined, 'request.invalid'],
    ['site_logo', 7, 'request.invalid'],
    ['site_language', '   ', 'site-config.invalid'],
  ])('refuses %s = %j', async (key, value, code) => {
    const { body } = await api.as('admin').put(`/site-config/${key}`).send({ value }).expect(400);
    expect(body.code).toBe(code);
  });

  it('lets only admins change them', async () => {
    await api.as('manager').put('/site-config/site_language').send({ value: 'en' }).expect(403);
    await api.asVisitor().put('/site-config/site_language').send({ value: 'en' }).expect(401);
  });

  it('returns to the default logo for a blank one, and audits the removed logo', async () => {
    const logo = { value: '/uploads/logo.webp', description: 'Logo' };
    await api.as('admin').put('/site-config/site_logo').send(logo).expect(200);
    await api.as('admin').put('/site-config/site_logo').send({ value: '  ' }).expect(200);

    const { body } = await api.asVisitor().get('/site-config/site_logo');
    expect(body).toEqual({ key: 'site_logo', value: '', description: null });
    const [entry] = (await api.as('admin').get('/audit').query({ noun: 'site-config', limit: 1 })).body;
    expect(entry.changes).toEqual({ before: logo, after: { value: '', description: null } });
  });
});
