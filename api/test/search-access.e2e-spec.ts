import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { ROLES, type Role } from '@vitral/contracts/access';
import { type FoundItem, SEARCHED_NOUNS, type SearchedNoun } from '@vitral/contracts/search';
import { FeedSource } from '../src/feed-sources/feed-sources.entity.ts';
import { changeSettings } from './set-up/accounts.ts';
import { addSearched } from './set-up/searched-rows.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
afterEach(() => changeSettings(api, {}));

async function find(q: string, role: Role): Promise<FoundItem[]> {
  const { body } = await api.as(role).get('/search').query({ q }).expect(200);
  return body;
}

const OPEN_TO_USERS: SearchedNoun[] = ['content', 'social-feeds', 'team-resources'];
const ONLY_FOR_ADMINS: SearchedNoun[] = ['users', 'zoom-meetings'];

describe('access to found items', () => {
  it('refuses requests without a session', async () => {
    await api.asVisitor().get('/search').query({ q: 'quetzal' }).expect(401);
  });

  it('is limited to the nouns that the role may open', async () => {
    for (const noun of SEARCHED_NOUNS) await addSearched(api, noun, 'Quetzal');
    const nouns = async (role: Role) => (await find('quetzal', role)).map(({ noun }) => noun).sort();
    const of = (included: (noun: SearchedNoun) => boolean) => SEARCHED_NOUNS.filter(included).sort();
    expect(await nouns('user')).toEqual(of((noun) => OPEN_TO_USERS.includes(noun)));
    await changeSettings(api, { mayManagersReadRegistrations: true });
    expect(await nouns('manager')).toEqual(of((noun) => !ONLY_FOR_ADMINS.includes(noun)));
    expect(await nouns('admin')).toEqual(of(() => true));
  });

  it('is limited to registrations for managers only while the settings allow it', async () => {
    await addSearched(api, 'meeting-registrations', 'Colibrí');
    expect(await find('colibrí', 'manager')).toEqual([]);
    await changeSettings(api, { mayManagersReadRegistrations: true });
    expect(await find('colibrí', 'manager')).toHaveLength(1);
    await changeSettings(api, { mayManagersReadRegistrations: false });
    expect(await find('colibrí', 'manager')).toEqual([]);
    expect(await find('colibrí', 'admin')).toHaveLength(1);
  });

  /** Row of a noun, its path as a list, and the roles that find it. */
  const rows: [noun: SearchedNoun, list: string, title: string, changes: object, finders: Role[]][] = [
    ['content', '/content', 'Garza team', { visibility: 'team' }, [...ROLES]],
    ['content', '/content', 'Garza private', { visibility: 'private' }, ['manager', 'admin']],
    ['content', '/content', 'Garza hidden', { isVisible: false }, ['manager', 'admin']],
    ['content', '/content', 'Garza trashed', { deletedAt: new Date() }, []],
    ['content', '/content', 'Garza portrait', { category: 'team' }, []],
    ['social-feeds', '/social-feeds', 'Garza post', {}, [...ROLES]],
    ['social-feeds', '/social-feeds', 'Garza inactive', { isActive: false }, ['manager', 'admin']],
    ['social-feeds', '/social-feeds', 'Garza removed', { removedAt: new Date() }, []],
    ['team-resources', '/team-resources', 'Garza resource', {}, [...ROLES]],
    ['team-resources', '/team-resources', 'Garza off', { isActive: false }, ['manager', 'admin']],
  ];

  it.each(rows)(
    'includes what the list of %s (%s) shows: %s',
    async (noun, list, title, changes, finders) => {
      await addSearched(api, noun, title, changes);
      for (const role of ROLES) {
        const isFound = finders.includes(role);
        expect((await find(title, role)).map((item) => item.title)).toEqual(isFound ? [title] : []);
        const { body } = await api.as(role).get(list).query({ q: title.toLowerCase() }).expect(200);
        expect(body).toHaveLength(isFound ? 1 : 0);
      }
    },
  );

  it('excludes posts of inactive sources for users', async () => {
    const em = api.em();
    const source = em.create(FeedSource, {
      platform: 'youtube',
      title: 'Canal',
      url: 'https://www.youtube.com/garza',
      kind: 'manual',
      isActive: false,
    });
    await em.persist(source).flush();
    await addSearched(api, 'social-feeds', 'Tucán', { source: source.id, externalId: 'tucan' });
    expect(await find('tucán', 'user')).toEqual([]);
    expect(await find('tucán', 'manager')).toHaveLength(1);
    await em.nativeUpdate(FeedSource, { id: source.id }, { isActive: true });
    expect(await find('tucán', 'user')).toHaveLength(1);
  });
});
