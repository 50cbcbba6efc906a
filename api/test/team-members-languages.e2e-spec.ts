import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const EVA = { name: 'Eva Paz', languages: ['es', 'en'], country: 'MX' };
const post = (member: object) => api.as('manager').post('/team-members').send(member);

describe('languages and countries of team members', () => {
  it('are shown to visitors', async () => {
    const { id } = (await post(EVA).expect(201)).body;

    const { body } = await api.asVisitor().get('/team-members').expect(200);
    expect(body).toContainEqual(expect.objectContaining({ ...EVA, id }));
  });

  it('are changed, and their changes audited', async () => {
    const row = (await post(EVA).expect(201)).body;
    const update = api.as('manager').put(`/team-members/${row.id}`);
    await update.send({ ...row, languages: ['fr'], country: null }).expect(200);

    const { body } = await api.as('admin').get('/audit').query({ limit: 1 }).expect(200);
    expect(body[0].changes).toEqual({
      before: { languages: EVA.languages, country: 'MX' },
      after: { languages: ['fr'], country: null },
    });
  });

  it.each([
    ['languages:isArray', { languages: 'es' }],
    ['languages:isIn', { languages: ['es', 'tlh'] }],
    ['languages:arrayUnique', { languages: ['es', 'es'] }],
    ['languages:arrayMaxSize', { languages: 'en es fr pt it de nl ca eu'.split(' ') }],
    ['country:isIn', { country: 'XK' }],
    ['country:isIn', { country: 'mx' }],
  ])('are refused: %s', async (problem, wrong) => {
    const { body } = await post({ ...EVA, ...wrong }).expect(400);
    expect(body.params.fields).toContain(problem);
  });
});
