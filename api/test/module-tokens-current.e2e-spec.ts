import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { CreatedModuleToken } from '@vitral/contracts/module-tokens';
import type { ChannelChange, ReleaseHealth } from '@vitral/contracts/releases';
import { addRelease, addSet, pointChannel } from './set-up/candidate.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
  const releases = await Promise.all([
    addRelease(api, 'shell'),
    addRelease(api, 'mfe-people'),
    addRelease(api, 'mfe-social'),
  ]);
  const set = await addSet(api, ...releases);
  await pointChannel(api, set);
  for (const module of ['mfe-people', 'mfe-social'])
    await api
      .em()
      .execute(
        `insert into channel_change (created_at, channel, kind, module, to_set_id) values (now(), 'live', 'activated', ?, ?)`,
        [module, set],
      );
});
afterAll(() => api.stop());
beforeEach(() => api.em().execute('delete from module_token'));

async function tokenFor(module: string, rights = {}): Promise<string> {
  const input = { name: 'CI', module, days: 30, ...rights };
  const { body } = await api.as('admin').post('/module-tokens').send(input).expect(201);
  return (body as CreatedModuleToken).token;
}
const get = (token: string, path: string) =>
  api.asVisitor().get(path).set('authorization', `Bearer ${token}`);

describe('a module token', () => {
  it('reads the history of its own module only', async () => {
    const token = await tokenFor('mfe-people');
    const { body } = await get(token, '/modules/history').expect(200);
    expect((body as ChannelChange[]).map(({ module }) => module)).toEqual(['mfe-people']);
    await get(token, '/modules/history?module=mfe-people').expect(200);
    const { body: refusal } = await get(token, '/modules/history?module=mfe-social').expect(403);
    expect(refusal.code).toBe('modules.token-scope');
    const { body: all } = await api.as('admin').get('/modules/history').expect(200);
    expect(all).toHaveLength(2);
  });

  it('reads the health of its own module only', async () => {
    const token = await tokenFor('mfe-people');
    const { body } = await get(token, '/modules/health').expect(200);
    expect((body as ReleaseHealth[]).map(({ release }) => release.name)).toEqual(['mfe-people']);
    const { body: all } = await api.as('admin').get('/modules/health').expect(200);
    expect(all).toHaveLength(3);
  });

  it('lists previews, whose links open them, only with the right to make them', async () => {
    await get(await tokenFor('mfe-people'), '/module-previews').expect(403);
    const { body } = await get(await tokenFor('mfe-people', { mayPreview: true }), '/module-previews').expect(
      200,
    );
    expect(body).toEqual([]);
  });

  it('revokes itself, which is audited, and no other', async () => {
    const [own, other] = [await tokenFor('mfe-people'), await tokenFor('mfe-people')];
    await api.asVisitor().delete('/module-tokens/current').set('authorization', `Bearer ${own}`).expect(204);
    await get(own, '/module-tokens/current').expect(401);
    await get(other, '/module-tokens/current').expect(200);
    const { body } = await api.as('admin').get('/audit?noun=module-tokens').expect(200);
    expect(body[0]).toMatchObject({ verb: 'revoked', actorName: 'CI (mfe-people)' });
  });
});

describe('a person without a token', () => {
  it('is described by rights for all modules, and has no token to revoke', async () => {
    const { body } = await api.as('admin').get('/module-tokens/current').expect(200);
    expect(body).toEqual({
      ...{ kind: 'person', name: 'Adriana Salazar', module: null, mayActivate: true, mayPreview: true },
      mayPromote: true,
      ...{ createdBy: null, expiresAt: null },
    });
    await api.as('admin').delete('/module-tokens/current').expect(404);
  });
});
