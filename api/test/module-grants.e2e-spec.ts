import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { askText } from '@vitral/contracts/module-grants';
import type { BuiltDescriptor, ModuleAsks, PageContribution } from '@vitral/contracts/modules';
import type { ModuleSummary, ReleaseChannel, ReleaseDetail } from '@vitral/contracts/releases';
import type { PublicBlockContribution } from '@vitral/contracts/slots';
import { EVENTS } from './set-up/module-collections.ts';
import { NOBODY } from './set-up/nobody.ts';
import { makeRelease, sendRelease } from './set-up/publishing.ts';
import { startSite } from './set-up/release-channel.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;

beforeAll(async () => {
  api = await startApi();
  await startSite(api.application);
});
afterAll(() => api.stop());

const CALLS: ModuleAsks = { calls: ['/api/testimonials'] };
const MORE: ModuleAsks = { ...CALLS, permissions: ['content.write'] };

const publish = (name: string, version: string, asks?: ModuleAsks) =>
  publishWith(name, version, asks && { asks });

async function publishWith(
  name: string,
  version: string,
  descriptor?: Partial<BuiltDescriptor>,
): Promise<ReleaseDetail> {
  const archive = await makeRelease(name, version, version, descriptor);
  const { body } = await sendRelease(api.as('admin'), name, archive).expect(201);
  return body as ReleaseDetail;
}

const PAGE: PageContribution = {
  page: 'poems',
  path: '/admin/poems',
  permission: 'content.write',
  title: { es: 'Poemas', en: 'Poems' },
  items: [{ noun: 'collection-documents' }],
};
const TITLE = { es: 'Poemas', en: 'Poems' };
const LINK = { title: TITLE, icon: 'edit', path: '/admin/poems?tab=drafts' };
const SLOTS = [
  { slot: 'dashboard-card', name: 'newest', title: TITLE, permission: 'content.write' },
  { ...LINK, slot: 'command', name: 'drafts' },
  {
    ...LINK,
    slot: 'item-action',
    name: 'write-about',
    noun: 'testimonials',
    path: '/admin/poems/new?of={id}',
  },
] as const;

const activate = ({ id }: ReleaseDetail, body = {}) =>
  api.as('admin').post(`/modules/releases/${id}/activate`).send(body);
const grant = ({ id }: ReleaseDetail) => api.as('admin').post(`/modules/releases/${id}/grant`).send({});
const refusalOf = async (release: ReleaseDetail) => {
  const { body } = await activate(release).expect(422);
  return (body as { params: { reasons: unknown[] } }).params.reasons;
};

describe('module grants', () => {
  it('let a module from another repository be activated once an admin has granted what it asks for', async () => {
    const release = await publish('blog', '1.0.0', CALLS);
    expect(release.ungranted).toEqual([{ kind: 'call', path: '/api/testimonials' }]);
    const missing = { code: 'grant-missing', params: { module: 'blog', asks: 'call /api/testimonials' } };
    expect(await refusalOf(release)).toEqual([missing]);
    await activate(release, { share: 10 }).expect(422);

    await grant(release).expect(204);
    await activate(release).expect(200);
    const { body } = await api.as('admin').get('/modules').expect(200);
    const blog = (body as ModuleSummary[]).find(({ name }) => name === 'blog');
    expect(blog).toMatchObject({ releases: 1, active: { id: release.id, isActive: true } });
  });

  it('are needed again for a release that asks for more, but not for one that asks for less', async () => {
    const [first, more, less] = [
      await publish('diary', '1.0.0', CALLS),
      await publish('diary', '1.1.0', MORE),
      await publish('diary', '1.2.0'),
    ];
    await grant(first).expect(204);
    await activate(first).expect(200);

    expect(await refusalOf(more)).toMatchObject([{ params: { asks: 'permission content.write' } }]);
    await activate(less).expect(200);
    await grant(more).expect(204);
    await activate(more).expect(200);
    await api.as('admin').post('/modules/diary/rollback').send({}).expect(200);
  });

  it('name the collections of a module, and who may read and write them', async () => {
    const collections = [EVENTS, { ...EVENTS, name: 'notes', public: true as const }];
    const release = await publishWith('events', '1.0.0', { collections });
    expect(release.ungranted).toEqual([
      { kind: 'collection', collection: 'events', read: 'user', write: 'manager', isPublic: false },
      { kind: 'collection', collection: 'notes', read: 'user', write: 'manager', isPublic: true },
    ]);
    expect(await refusalOf(release)).toMatchObject([
      { params: { asks: 'collection events user manager, collection notes user manager public' } },
    ]);
  });

  it('name the cards, commands and actions of a module, and are asked for again when there are more', async () => {
    const pages = [PAGE];
    const [card, command, action] = SLOTS;
    const first = await publishWith('poems', '1.0.0', { pages, slots: [card] });
    const more = await publishWith('poems', '1.1.0', { pages, slots: [card, command, action] });
    const asked = { kind: 'slot', slot: 'dashboard-card', name: 'newest', permission: 'content.write' };
    expect(first.ungranted.at(-1)).toEqual(asked);
    await grant(first).expect(204);
    const { body: asking } = await api.as('admin').get(`/modules/releases/${more.id}`).expect(200);
    expect((asking as ReleaseDetail).ungranted.map(askText)).toEqual([
      'slot command drafts',
      'slot item-action write-about testimonials',
    ]);
    const opened = await publishWith('poems', '1.2.0', {
      pages,
      slots: [{ ...card, permission: 'dashboard.read' }],
    });
    expect(opened.ungranted).toEqual([{ ...asked, permission: 'dashboard.read' }]);
  });

  it('name what a module shows on public pages, and are asked for again when it shows something else', async () => {
    const collections = [{ ...EVENTS, public: true as const }];
    const block: PublicBlockContribution = {
      slot: 'public-block',
      name: 'next',
      title: TITLE,
      collection: 'events',
      layout: 'list',
      fields: { title: 'title', date: 'day' },
      limit: 3,
    };
    const first = await publishWith('fairs', '1.0.0', { collections, slots: [block] });
    const asked = { kind: 'slot', slot: 'public-block', name: 'next', collection: 'events' };
    expect(first.ungranted).toMatchObject([{ ...asked, fields: ['day', 'title'] }, { kind: 'collection' }]);
    await grant(first).expect(204);
    const same = { ...block, fields: { date: 'day', title: 'title' }, limit: 1 };
    expect((await publishWith('fairs', '1.1.0', { collections, slots: [same] })).ungranted).toEqual([]);
    const more = { ...block, fields: { ...block.fields, text: 'text' } };
    const { ungranted } = await publishWith('fairs', '1.2.0', { collections, slots: [more] });
    expect(ungranted.map(askText)).toEqual(['slot public-block next events day text title']);
  });

  it('stay with a module that is deactivated, which leaves the site without its releases being lost', async () => {
    const release = await publish('fair', '1.0.0', CALLS);
    await grant(release).expect(204);
    const { body: channel } = await activate(release).expect(200);
    const deactivate = (agent: ReturnType<Api['as']>, name = 'fair', body = {}) =>
      agent.post(`/modules/${name}/deactivate`).send(body);
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')])
      expect([401, 403]).toContain((await deactivate(agent)).status);
    await deactivate(api.as('admin'), 'fair', { from: NOBODY }).expect(409);
    const from = { from: (channel as ReleaseChannel).active.id };
    const answers = await Promise.all([1, 2].map(() => deactivate(api.as('admin'), 'fair', from)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);

    const { body } = await api.as('admin').get('/modules').expect(200);
    const fair = (body as ModuleSummary[]).find(({ name }) => name === 'fair');
    expect(fair).toMatchObject({ releases: 1, active: null, previous: { id: release.id } });
    const { body: history } = await api
      .as('admin')
      .get('/modules/history')
      .query({ module: 'fair', limit: 1 });
    expect(history).toMatchObject([{ kind: 'deactivated', release: { version: '1.0.0' } }]);
    await deactivate(api.as('admin')).expect(404);
    await api.as('admin').post('/modules/fair/rollback').send({}).expect(200);
    await deactivate(api.as('admin'), 'shell').expect(422);
  });

  it('are in the audit log, once', async () => {
    const release = await publish('notes', '1.0.0', MORE);
    await Promise.all([grant(release).expect(204), grant(release).expect(204)]);
    const { body } = await api
      .as('admin')
      .get('/audit')
      .query({ noun: 'modules', verb: 'updated', q: 'notes' });
    expect(body).toMatchObject([
      {
        itemName: 'notes',
        changes: {
          before: { grants: [] },
          after: { grants: ['permission content.write', 'call /api/testimonials'] },
        },
      },
    ]);
  });

  it('come only from admins, for releases that exist', async () => {
    const release = await publish('diary', '2.0.0', CALLS);
    for (const agent of [api.asVisitor(), api.as('user'), api.as('manager')])
      expect([401, 403]).toContain(
        (await agent.post(`/modules/releases/${release.id}/grant`).send({})).status,
      );
    const input = { name: 'CI', module: 'diary', mayActivate: true, days: 30 };
    const { body } = await api.as('admin').post('/module-tokens').send(input).expect(201);
    const { token } = body as { token: string };
    const byToken = api.asVisitor().post(`/modules/releases/${release.id}/grant`);
    await byToken.set('Authorization', `Bearer ${token}`).send({}).expect(401);
    await api.as('admin').post(`/modules/releases/${NOBODY}/grant`).send({}).expect(404);
  });

  it('are not needed by the modules of this repository', async () => {
    expect((await publish('mfe-people', '9.0.0', MORE)).ungranted).toEqual([]);
  });

  it('refuse a permission that does not exist', async () => {
    const asks = { permissions: ['everything'] } as unknown as ModuleAsks;
    const archive = await makeRelease('diary', '3.0.0', 'script', { asks });
    const { body } = await sendRelease(api.as('admin'), 'diary', archive).expect(422);
    expect(body).toMatchObject({ params: { reasons: [{ code: 'permission-unknown' }] } });
  });
});
