import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('keeps the language of each person apart from the language of the site', async () => {
  const { body } = await api.as('user').put('/profile/language').send({ language: 'en' }).expect(200);
  expect(body).toMatchObject({ username: 'user', language: 'en' });

  const own = await api.as('user').get('/auth/user');
  expect(own.body.language).toBe('en');
  const other = await api.as('manager').get('/auth/user');
  expect(other.body.language).toBeNull();
  const site = await api.asVisitor().get('/site-config/site_language');
  expect(site.body.value).toBe('es');
});

it('refuses a language that there is not', async () => {
  const { body } = await api.as('user').put('/profile/language').send({ language: 'de' }).expect(400);
  expect(body.params.fields).toEqual(['language:isIn']);
});
