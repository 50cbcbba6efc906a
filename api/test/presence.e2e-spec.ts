import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { PRESENCE_NOUNS } from '@vitral/contracts/presence';
import { LoggedIn } from './set-up/logged-in.ts';
import { NOBODY } from './set-up/nobody.ts';
import { logInForCookie, PresenceReader } from './set-up/presence.ts';
import { type Api, PASSWORD, startApi } from './start-api.ts';

const TESTIMONIAL = { name: 'Eva Paz', text: 'Me escuchó.', consentDate: '2026-11-02', rating: 4 };
const MANAGER = 'Mateo Rivas';
const ADMIN = 'Adriana Salazar';
/** A stream is renewed after 15 seconds. */
const LONG_MS = 60_000;

let api: Api;
let people: LoggedIn;
let other: Awaited<ReturnType<Api['startAnother']>>;
const cookies = new Map<string, string>();
const readers: PresenceReader[] = [];
beforeAll(async () => {
  api = await startApi({ SECRET_KEY: 'the same on every one of the servers' });
  people = new LoggedIn(api);
  other = await api.startAnother();
  for (const role of ['manager', 'admin'] as const)
    cookies.set(role, await logInForCookie(api.url, role, api.passwordOf(role)));
});
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close();
});
afterAll(async () => {
  await other.close();
  await api.stop();
});

/** A reader by its role or the cookie of its session. */
function readerAs(who: string, url = api.url): PresenceReader {
  const reader = new PresenceReader(url, cookies.get(who) ?? who);
  readers.push(reader);
  return reader;
}

async function addTestimonial() {
  const { body } = await api.as('manager').post('/testimonials').send(TESTIMONIAL).expect(201);
  return { ...body, item: `testimonials/${body.id}` };
}

describe('access to presence', () => {
  it.each(Object.keys(PRESENCE_NOUNS))('is refused for %s to visitors and users', async (noun) => {
    const item = `${noun}/${NOBODY}`;
    await api.asVisitor().get(`/presence/${item}`).expect(401);
    await api.as('user').get(`/presence/${item}`).expect(403);
    await api.as('admin').get(`/presence/${item}`).expect(404);
  });

  it('is refused to managers for items that only admins edit, and to everybody for other nouns', async () => {
    await api.as('manager').get(`/presence/users/${NOBODY}`).expect(403);
    for (const noun of ['backups', 'constructor']) {
      await api.as('admin').get(`/presence/${noun}/${NOBODY}`).expect(404);
    }
    await api.as('admin').get('/presence/testimonials/1').expect(404);
  });

  it('is a stream that no proxy collects or stores', async () => {
    const { item } = await addTestimonial();

    const { headers } = await readerAs('manager').open(item);

    expect(headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
  });

  it('does not extend a session', async () => {
    const { item } = await addTestimonial();
    const { account, username } = await people.add({ role: 'manager' });
    const reader = readerAs(await logInForCookie(api.url, username, PASSWORD));
    await people.age(account.id, '1 hour');
    const before = await people.minutesLeft(account.id);

    await reader.open(item);
    await reader.untilSees();
    reader.close();

    expect(await people.minutesLeft(account.id)).toBe(before);
  });
});

describe.each(['one server', 'two servers'])('presence on %s', (servers) => {
  const elsewhere = () => (servers === 'one server' ? api : other).url;

  it('shows who else has an item open, once for all of their tabs', async () => {
    const { item } = await addTestimonial();
    const [manager, admin, tab] = [readerAs('manager'), readerAs('admin', elsewhere()), readerAs('admin')];
    await manager.open(item);
    await manager.untilSees();

    await Promise.all([admin.open(item), tab.open(item)]);
    await Promise.all([manager.untilSees(ADMIN), admin.untilSees(MANAGER), tab.untilSees(MANAGER)]);

    tab.close();
    admin.close();
    await manager.untilSees();
  });

  it('reports changes and the deletion of an item, with who made them', async () => {
    const { item, id, version } = await addTestimonial();
    const [manager, admin] = [readerAs('manager'), readerAs('admin', elsewhere())];
    await Promise.all([manager.open(item), admin.open(item)]);

    const edit = { ...TESTIMONIAL, text: 'Me entendió.', version };
    await api.as('manager').put(`/testimonials/${id}`).send(edit).expect(200);
    const changed = (last: unknown) => (last as { version: unknown }).version === version + 1;
    const lastChange = { verb: 'updated', changedBy: MANAGER, changedAt: expect.any(String) };
    expect(await admin.until(changed)).toMatchObject({ lastChange: { ...lastChange, isOwn: false } });
    expect(await manager.until(changed)).toMatchObject({ lastChange: { ...lastChange, isOwn: true } });

    await api.as('manager').delete(`/testimonials/${id}`).expect(204);
    const deleted = await admin.until((last) => (last as { version: unknown }).version === null);
    expect(deleted).toMatchObject({ lastChange: { verb: 'deleted', changedBy: MANAGER } });
  });
});

describe('streams of presence', () => {
  it('report a change from before they were opened', async () => {
    const { item, id, version } = await addTestimonial();
    await api
      .as('admin')
      .put(`/testimonials/${id}`)
      .send({ ...TESTIMONIAL, rating: 5, version })
      .expect(200);
    const manager = readerAs('manager');

    await manager.open(item);

    await manager.until((last) => (last as { version: unknown }).version === version + 1);
  });

  it(
    'are renewed while others see no change, and end for good with their session',
    async () => {
      const { item } = await addTestimonial();
      const [manager, admin] = [readerAs('manager'), readerAs('admin', other.url)];
      const { account, username } = await people.add({ role: 'manager', name: 'Zoe' });
      const leaver = readerAs(await logInForCookie(api.url, username, PASSWORD));
      for (const reader of [manager, admin, leaver]) await reader.open(item);
      await admin.untilSees(MANAGER, 'Zoe');
      const seen = admin.events.length;
      await api.as('admin').delete(`/admin/users/${account.id}/sessions`).expect(204);

      await admin.untilSees(MANAGER);

      expect(manager.events).toContain('renewed');
      const since = admin.events.slice(seen).filter((event) => typeof event === 'object');
      expect(since.map(({ accounts }) => accounts.map(({ name }) => name))).toEqual([
        [MANAGER, 'Zoe'],
        [MANAGER],
      ]);
    },
    LONG_MS,
  );

  it('end for the oldest window of a session that has too many', async () => {
    const { item } = await addTestimonial();
    const windows = Array.from({ length: 5 }, () => readerAs('manager'));
    for (const window of windows) await window.open(item);

    await windows[0]?.until((last) => last === 'replaced');

    for (const window of windows.slice(1)) expect(window.events).not.toContain('replaced');
  });
});
