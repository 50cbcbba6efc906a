import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Content } from '../src/content/content.entity.ts';
import { LandingDraft } from '../src/landing-content/landing-content.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { contentRow } from './set-up/content-row.ts';
import { pause } from './set-up/pause.ts';
import { type Api, startApi } from './start-api.ts';

const LATE_MS = 30_000;

let api: Api;
let lake: Content;
let number = 0;

beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());
beforeEach(async () => {
  const fork = em();
  lake = fork.create(
    Content,
    contentRow({ title: 'Lake', filename: `shore-${++number}.webp`, type: 'image' }),
  );
  await fork.flush();
});

const em = () => api.em();
const manager = () => api.as('manager');
const url = () => `/uploads/${lake.filename}`;
const change = (values: Partial<Content>) => em().nativeUpdate(Content, { id: lake.id }, values);
const testimonial = (details: object = {}) => ({ name: 'Ana', text: 'Historia', image: url(), ...details });
const create = (details: object = {}) => manager().post('/testimonials').send(testimonial(details));
const hide = (details: object = {}) =>
  manager()
    .post('/content/bulk')
    .send({ ids: [lake.id], action: 'hide', ...details });

const CLOSED: [string, Partial<Content>][] = [
  ['hidden', { isVisible: false }],
  ['for the team', { visibility: 'team' }],
  ['private', { visibility: 'private' }],
  ['in the trash', { deletedAt: new Date() }],
];

describe('named files', () => {
  describe.each(CLOSED)('a file that is %s', (_, values) => {
    beforeEach(() => change(values));
    const refused = { code: 'content.not-shown', params: { titles: ['Lake'] } };

    it('is refused in a testimonial', async () => {
      expect((await create().expect(409)).body).toMatchObject(refused);
    });

    it('is refused as a portrait', async () => {
      const member = {
        name: 'Ana',
        title: 'Guía',
        bio: '',
        imageSmall: `https://vitral.example${url()}?w=320`,
      };
      expect((await manager().post('/team-members').send(member).expect(409)).body).toMatchObject(refused);
    });

    it('is refused as the logo', async () => {
      const logo = { value: url() };
      const { body } = await api.as('admin').put('/site-config/site_logo').send(logo).expect(409);
      expect(body).toMatchObject(refused);
    });

    it('is accepted in an inactive testimonial, which cannot be activated with it', async () => {
      const { body: waiting } = await create({ isActive: false }).expect(201);
      const shown = manager().put(`/testimonials/${waiting.id}`);
      expect((await shown.send({ ...waiting, isActive: true }).expect(409)).body).toMatchObject(refused);
    });
  });

  it('lets a draft refer to a file that visitors may not see, but does not publish it', async () => {
    await change({ isVisible: false });
    await em().nativeDelete(LandingDraft, {});
    const texts = { title: 'Título', content: `Mira ${url()}`, metadata: {} };
    const draft = await manager()
      .put('/landing-content/contact/draft')
      .send({ ...texts, version: 0 });
    expect(draft.status).toBe(200);
    const { body: states } = await manager().get('/landing-content/editor').expect(200);
    const state = states.find(({ section }: { section: string }) => section === 'contact');
    const versions = { draftVersion: state.draft.version, publishedVersion: state.published?.version ?? 0 };
    const { body } = await manager().post('/landing-content/contact/publish').send(versions).expect(409);
    expect(body.code).toBe('content.not-shown');
  });

  it('lets a team resource refer to a file for staff by its content item, but not to a hidden one', async () => {
    const resource = (url: string) =>
      manager()
        .post('/team-resources')
        .send({ title: 'R', description: '', type: 'document', url, isActive: true });
    await change({ visibility: 'team' });
    await resource(`/api/content/${lake.id}/file`).expect(201);
    await resource(url()).expect(409);
    await change({ visibility: 'private' });
    await resource(`/api/content/${lake.id}/file`).expect(409);
  });

  it('accepts files that an item already referred to, and files that are not stored here', async () => {
    const { body: created } = await create().expect(201);
    await hide({ evenIfUsed: true }).expect(200);
    await manager()
      .put(`/testimonials/${created.id}`)
      .send({ ...created, text: 'Otra' })
      .expect(200);
    await create({ image: '/uploads/unknown.webp' }).expect(201);
  });

  describe('a simultaneous use and change of a file', () => {
    /** Resolves when some request waits for a row that a transaction of the spec has locked. */
    async function untilOneWaits(): Promise<void> {
      const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      const limit = performance.now() + LATE_MS;
      while ((await em().execute(waiting)).length === 0) {
        if (performance.now() > limit) throw new Error('Nobody waits');
        await pause();
      }
    }

    it.each<[string, () => PromiseLike<{ status: number; body: { code: string } }>]>([
      ['hiding', () => hide()],
      ['trashing', () => manager().delete(`/content/${lake.id}`)],
    ])('%s is refused because of the earlier use', async (_, close) => {
      const fork = em();
      await fork.begin();
      fork.create(Testimonial, { ...testimonial(), rating: 5, isActive: true });
      await fork.flush();
      const closing = Promise.resolve(close());
      await untilOneWaits();
      await fork.commit();
      expect(await closing).toMatchObject({ status: 409, body: { code: 'content.in-use' } });
    });

    it.each(CLOSED)('the use is refused because the file is %s', async (_, values) => {
      const fork = em();
      await fork.begin();
      await fork.nativeUpdate(Content, { id: lake.id }, values);
      const creating = Promise.resolve(create());
      await untilOneWaits();
      await fork.commit();
      expect(await creating).toMatchObject({ status: 409, body: { code: 'content.not-shown' } });
    });

    it('the use is refused because the file is permanently deleted', async () => {
      await change({ deletedAt: new Date() });
      const fork = em();
      await fork.begin();
      await fork.nativeDelete(Content, { id: lake.id });
      const creating = Promise.resolve(create());
      await untilOneWaits();
      await fork.commit();
      expect(await creating).toMatchObject({ status: 409, body: { code: 'content.not-shown' } });
    });

    it('never both succeed', async () => {
      for (let round = 0; round < 20; round++) {
        await change({ isVisible: true });
        await em().nativeDelete(Testimonial, { image: url() });
        const calls = round % 2 ? [hide(), create()] : [create(), hide()];
        const statuses = (await Promise.all(calls)).map(({ status }) => status);
        expect(statuses.filter((status) => status === 409)).toHaveLength(1);
        expect(statuses.filter((status) => status < 300)).toHaveLength(1);
      }
    });
  });
});
