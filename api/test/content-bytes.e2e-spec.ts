import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentItem } from '@vitral/contracts/content';
import type TestAgent from 'supertest/lib/agent.js';
import { PDF } from './files/plain-files.ts';
import { replaceFile, upload } from './set-up/forms.ts';
import { StoringApi, STORES } from './set-up/stores.ts';

const STATES = ['public', 'team', 'private', 'hidden', 'trashed'] as const;
const PEOPLE = ['visitor', 'user', 'manager'] as const;

/** Roles that get the bytes through their session; other roles get 404, requests without a session 401. */
const SEEN: Record<(typeof STATES)[number], readonly string[]> = {
  public: ['user', 'manager'],
  team: ['user', 'manager'],
  private: ['manager'],
  hidden: ['manager'],
  trashed: [],
};

describe.each(STORES)('%s', (kind) => {
  let storing: StoringApi;
  const items = new Map<string, { item: ContentItem; former: string }>();
  beforeAll(async () => {
    storing = await StoringApi.start(kind);
    for (const state of STATES) {
      const visibility = state === 'hidden' || state === 'trashed' ? 'public' : state;
      const file = { name: `${state}.pdf`, bytes: PDF };
      const first = (await upload(manager(), file, { visibility }).expect(201)).body as ContentItem;
      const item = (await replaceFile(manager(), first.id, file, 1).expect(200)).body as ContentItem;
      items.set(state, { item, former: first.filename });
      const { id } = item;
      if (state === 'hidden') {
        await manager()
          .put(`/content/${id}`)
          .send({ ...item, isVisible: false })
          .expect(200);
      }
      if (state === 'trashed') await manager().delete(`/content/${id}`).expect(204);
    }
  });
  afterAll(() => storing.stop());

  const manager = () => storing.api.as('manager');
  const agentOf = (person: (typeof PEOPLE)[number]): TestAgent =>
    person === 'visitor' ? storing.api.asVisitor() : storing.api.as(person);
  const atTheSite = async (person: (typeof PEOPLE)[number]): Promise<TestAgent> => {
    const agent = storing.api.site();
    const account = { username: person, password: `${person}-vitral` };
    if (person !== 'visitor') await agent.post('/api/auth/login').send(account).expect(200);
    return agent;
  };
  const found = (state: string) => {
    const entry = items.get(state);
    if (!entry) throw new Error(state);
    return entry;
  };

  it.each(PEOPLE.flatMap((person) => STATES.map((state) => [person, state] as const)))(
    'gives a %s exactly the permitted access to a file that is %s',
    async (person, state) => {
      const { item, former } = found(state);
      const status = person === 'visitor' ? 401 : SEEN[state].includes(person) ? 200 : 404;
      for (const query of ['', '?disposition=inline', '?w=320', '?shape=square']) {
        const response = await agentOf(person).get(`/content/${item.id}/file${query}`).responseType('blob');
        expect(response.status).toBe(status);
        expect(response.headers['cache-control']).toBe('no-store');
        if (status === 200) expect((response.body as Buffer).equals(PDF)).toBe(true);
      }
      // Permanent URLs do not depend on the session.
      const isPublic = state === 'public';
      const agent = await atTheSite(person);
      await agent.get(`/uploads/${item.filename}`).expect(isPublic ? 200 : 404);
      await agent.get(`/uploads/${item.filename}?shape=square`).expect(isPublic ? 200 : 404);
      await agent
        .get(`/uploads/${former}`)
        .redirects(0)
        .expect(isPublic ? 302 : 404);
    },
  );

  it('allows only pages of this site to frame a file that is shown inline', async () => {
    const { id } = found('team').item;
    const { headers } = await manager().get(`/content/${id}/file?disposition=inline`).expect(200);
    expect(headers).toMatchObject({
      'content-disposition': 'inline; filename=team.pdf',
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
    const csv = { name: 'a.csv', bytes: 'a;b' };
    const { body } = await upload(manager(), csv).expect(201);
    const table = await manager().get(`/content/${(body as ContentItem).id}/file?disposition=inline`);
    expect(table.headers).toMatchObject({
      'content-disposition': 'attachment; filename=a.csv',
      'x-frame-options': 'DENY',
    });
  });
});
