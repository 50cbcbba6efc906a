import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PUBLICATION_DAYS } from '@vitral/contracts/publication-dates';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { PublicationSchedule } from '../src/platform/publication/publication-schedule.ts';
import { DATED_NOUNS, DatedItems, inHours } from './set-up/dated-items.ts';
import { type Api, startApi } from './start-api.ts';

const NO_DATES = { publishAt: null, unpublishAt: null };

let api: Api;
let items: DatedItems;
beforeAll(async () => {
  // The specs run the job themselves.
  api = await startApi({ JOBS: 'false' });
  items = new DatedItems(api);
});
afterAll(() => api.stop());

/** Returns the entries about an item, oldest first, without those of its creation. */
async function entriesOf(itemId: string) {
  const entries = await api.em().find(AuditEntry, { itemId }, { orderBy: { id: 'asc' } });
  return entries.filter(({ verb, actorId }) => verb !== 'created' && actorId === null);
}

describe.each(DATED_NOUNS)('a publication date in $path', (noun) => {
  const { path, isOn } = noun;

  it('shows the item once it has come, and an expiry date hides it again', async () => {
    const dates = { publishAt: inHours(1), unpublishAt: inHours(2) };
    const item = await items.add(noun, dates);
    expect(item).toMatchObject({ ...dates, [isOn]: false });
    await items.run();
    expect(await items.isShown(noun, item.id)).toBe(false);

    await items.pass(noun, item.id, 'publish_at');
    await items.run();
    expect(await items.isShown(noun, item.id)).toBe(true);
    const shown = await items.read(noun, item.id);
    expect(shown).toMatchObject({ [isOn]: true, publishAt: null, unpublishAt: dates.unpublishAt });
    expect(shown.version).toBe(item.version + 1);

    await items.pass(noun, item.id, 'unpublish_at');
    await items.run();
    expect(await items.isShown(noun, item.id)).toBe(false);
    expect(await items.read(noun, item.id)).toMatchObject({ ...NO_DATES, [isOn]: false });
    expect(await entriesOf(item.id)).toMatchObject([
      {
        verb: 'published',
        noun: path,
        actorName: null,
        changes: { after: { [isOn]: true, publishAt: null } },
      },
      { verb: 'unpublished', changes: { after: { [isOn]: false, unpublishAt: null } } },
    ]);
  });

  it('is kept once by parallel runs of two servers', async () => {
    const item = await items.add(noun, { publishAt: inHours(1) });
    await items.pass(noun, item.id, 'publish_at');
    const other = await api.startAnother();
    try {
      const servers = [api.application, other.application].map((server) => server.get(PublicationSchedule));
      await Promise.all([...servers, ...servers].map((server) => server.run()));
    } finally {
      await other.close();
    }
    expect((await entriesOf(item.id)).map(({ verb }) => verb)).toEqual(['published']);
    expect((await items.read(noun, item.id)).version).toBe(item.version + 1);
  });

  it('is made up for by the next server after all were down, and an expired item stays hidden', async () => {
    const missed = await items.add(noun, { publishAt: inHours(1) });
    const expired = await items.add(noun, { publishAt: inHours(1), unpublishAt: inHours(2) });
    await items.pass(noun, missed.id, 'publish_at');
    await items.pass(noun, expired.id, 'publish_at', 'unpublish_at');
    await items.run();
    expect(await items.isShown(noun, missed.id)).toBe(true);
    expect(await items.read(noun, expired.id)).toMatchObject({ ...NO_DATES, [isOn]: false });
    expect((await entriesOf(expired.id)).map(({ verb }) => verb)).toEqual(['unpublished']);
  });

  it('hides the item until then, is dropped when the item is switched on, and stays when it is switched off', async () => {
    const dates = { publishAt: inHours(1), unpublishAt: inHours(2) };
    const item = await items.add(noun);
    const { body: on } = await items.change(noun, item, { [isOn]: true }).expect(200);
    const { body: planned } = await items.change(noun, on, { ...dates, [isOn]: true }).expect(200);
    expect(planned).toMatchObject({ ...dates, [isOn]: false });
    const { body: off } = await items.change(noun, planned, { [isOn]: false }).expect(200);
    expect(off).toEqual(planned);
    const { body: again } = await items.change(noun, planned, { [isOn]: true }).expect(200);
    expect(again).toMatchObject({ publishAt: null, unpublishAt: dates.unpublishAt, [isOn]: true });
  });

  it.each([
    [{ publishAt: inHours(-1) }, 'publishAt:isComingInstant'],
    [{ unpublishAt: inHours(-1) }, 'unpublishAt:isComingInstant'],
    [{ unpublishAt: inHours((PUBLICATION_DAYS + 1) * 24) }, 'unpublishAt:isComingInstant'],
    [{ publishAt: inHours(2), unpublishAt: inHours(1) }, 'unpublishAt:isAfterPublication'],
    [{ publishAt: '2030-01-01T10:00' }, 'publishAt:isInstant'],
    [{ publishAt: 5 }, 'publishAt:isInstant'],
  ])('is refused as %j', async (dates, field) => {
    const item = await items.add(noun);
    const { body } = await items.change(noun, item, dates).expect(400);
    expect(body.params.fields).toContain(field);
  });

  it('may be sent back after it has passed, and a stale version is refused', async () => {
    const item = await items.add(noun, { publishAt: inHours(1) });
    await items.pass(noun, item.id, 'publish_at');
    const passed = await items.read(noun, item.id);
    await items.change(noun, passed, { [isOn]: false }).expect(200);
    await items.run();
    const { body } = await items.change(noun, passed, { [isOn]: false }).expect(409);
    expect(body.code).toBe(`${path}.stale`);
  });
});
