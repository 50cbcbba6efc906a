import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ACCESS_DAYS, type TeamResource as TeamResourceResponse } from '@vitral/contracts/team-resources';
import supertest from 'supertest';
import { ResourceAccess, TeamResource } from '../src/team-resources/team-resources.entity.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  await em().nativeDelete(TeamResource, {});
});

const em = () => api.em();

async function put(row: Partial<TeamResource> & { title: string }, daysAgo: number[] = []): Promise<string> {
  const inner = em();
  const resource = inner.create(TeamResource, {
    description: '',
    type: 'tool',
    url: 'https://example.org/tool',
    isActive: true,
    downloadCount: daysAgo.length,
    ...row,
  });
  await inner.flush();
  for (const day of daysAgo) {
    await inner.execute(
      `insert into resource_access values (?, (now() at time zone 'utc')::date - ?::int, 1)
       on conflict (resource_id, day) do update set count = resource_access.count + 1`,
      [resource.id, day],
    );
  }
  return resource.id;
}

async function found(query: object = {}, role: 'manager' | 'user' = 'user'): Promise<TeamResourceResponse[]> {
  const { body, headers } = await api.as(role).get('/team-resources').query(query).expect(200);
  expect(headers['x-total-count']).toBe(String(body.length));
  return body;
}

const titles = async (query: object) => (await found(query, 'manager')).map(({ title }) => title);

describe('accesses of team resources', () => {
  it('counts each of many parallel accesses, on all servers, in total and by day', async () => {
    const id = await put({ title: 'Sala', url: '/uploads/sala.pdf', type: 'meeting' });
    const another = await api.startAnother();
    try {
      const there = supertest.agent(`${another.url}/api`);
      await there.post('/auth/login').send({ username: 'user', password: 'user-vitral' }).expect(200);
      const opens = Array.from({ length: 15 }, () =>
        [api.as('user'), there].map((server) => server.post(`/team-resources/${id}/open`).expect(200)),
      );
      await Promise.all(opens.flat());
    } finally {
      await another.close();
    }
    expect(await found()).toMatchObject([
      { downloadCount: 30, recentCount: 30, previousCount: 0, version: 1 },
    ]);
    expect(await em().findAll(ResourceAccess)).toMatchObject([{ resource: id, count: 30 }]);
  });

  it('returns the URL of a resource, and leaves the time of its last edit unchanged', async () => {
    const id = await put({ title: 'Sala', url: '/uploads/sala.pdf' });
    const before = await found();
    const { body } = await api.as('user').post(`/team-resources/${id}/open`).expect(200);
    expect(body).toEqual({ url: '/uploads/sala.pdf' });
    expect(await found()).toEqual([{ ...before[0], downloadCount: 1, recentCount: 1 }]);
  });

  it('compares the accesses of the last days with those of as many days before', async () => {
    const [last, first] = [ACCESS_DAYS - 1, 2 * ACCESS_DAYS - 1];
    await put({ title: 'A' }, [0, 0, last, ACCESS_DAYS, first, first + 1, 400]);
    await put({ title: 'B', isActive: false }, [1, ACCESS_DAYS + 1, ACCESS_DAYS + 1]);
    await put({ title: 'C', type: 'document' });
    expect(await found()).toMatchObject([
      { title: 'A', downloadCount: 7, recentCount: 3, previousCount: 2 },
      { title: 'C', downloadCount: 0, recentCount: 0, previousCount: 0 },
    ]);

    const stats = async (role: 'manager' | 'user') =>
      (await api.as(role).get('/team-resources/stats').expect(200)).body;
    const none = { meeting: 0, handbook: 0, software: 0 };
    expect(await stats('user')).toEqual({
      total: 2,
      active: 2,
      byType: { ...none, tool: 1, document: 1 },
      downloadCount: 7,
      recentCount: 3,
      previousCount: 2,
    });
    expect(await stats('manager')).toEqual({
      total: 3,
      active: 2,
      byType: { ...none, tool: 2, document: 1 },
      downloadCount: 10,
      recentCount: 4,
      previousCount: 4,
    });
  });

  it('has no figures if there is nothing to count', async () => {
    const { body } = await api.as('user').get('/team-resources/stats').expect(200);
    expect(body).toMatchObject({ total: 0, active: 0, downloadCount: 0, recentCount: 0, previousCount: 0 });
  });

  it('combines search, type and status', async () => {
    await put({ title: 'Zona HORARIA', description: 'Para reuniones al 100%' });
    await put({ title: 'Horario', type: 'document', isActive: false });
    await put({ title: 'Sala', description: 'Con HORARIO fijo', type: 'meeting' });
    expect(await titles({ q: 'horari' })).toEqual(['Horario', 'Sala', 'Zona HORARIA']);
    expect(await titles({ q: '100%' })).toEqual(['Zona HORARIA']);
    expect(await titles({ q: 'a%o' })).toEqual([]);
    expect(await titles({ q: 'horari', type: 'meeting' })).toEqual(['Sala']);
    expect(await titles({ q: 'horari', isActive: false })).toEqual(['Horario']);
    expect(await titles({ type: 'document', isActive: true })).toEqual([]);
  });

  it('sorts by name as people do, by type, usage and age, a page at a time', async () => {
    await put({ title: 'Óptica', type: 'tool' }, [1]);
    await put({ title: 'ola', type: 'software' }, [1, 2, 3]);
    await put({ title: 'Pera', type: 'document' });
    expect(await titles({})).toEqual(['ola', 'Óptica', 'Pera']);
    expect(await titles({ sort: '-title' })).toEqual(['Pera', 'Óptica', 'ola']);
    expect(await titles({ sort: 'type' })).toEqual(['Pera', 'ola', 'Óptica']);
    expect(await titles({ sort: '-downloadCount' })).toEqual(['ola', 'Óptica', 'Pera']);
    expect(await titles({ sort: '-createdAt' })).toEqual(['Pera', 'ola', 'Óptica']);

    const page = await api.as('user').get('/team-resources').query({ limit: 1, offset: 1 });
    expect(page.headers['x-total-count']).toBe('3');
    expect(page.body).toMatchObject([{ title: 'Óptica', recentCount: 1 }]);
  });

  it.each([{ limit: 101 }, { sort: 'url' }, { type: 'video' }, { isActive: 'maybe' }, { owner: 'me' }])(
    'refuses %j',
    async (query) => {
      await api.as('manager').get('/team-resources').query(query).expect(400);
    },
  );
});
