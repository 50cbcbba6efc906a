import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Role } from '@vitral/contracts/access';
import {
  type AdminStats,
  DEFAULT_STATS_RANGE as DAYS,
  STATS_RANGES,
  type StatsDay,
} from '@vitral/contracts/admin-stats';
import { addDays, dateAt, instantOf } from '@vitral/schedule';
import { Content } from '../src/content/content.entity.ts';
import { Testimonial } from '../src/testimonials/testimonials.entity.ts';
import { fillContent } from './set-up/content-row.ts';
import { type Api, startApi } from './start-api.ts';

const DAY_MS = 24 * 3_600_000;

let api: Api;
beforeAll(async () => {
  api = await startApi();
  await em().execute(
    `update zoom_meeting set created_at = '2020-01-01', time_slots = ?
     where id = (select id from zoom_meeting where is_active limit 1)`,
    [JSON.stringify([{ timezone: ZONE, time: '19:00' }])],
  );
});
afterAll(() => api.stop());

const em = () => api.em();
const ZONE = 'America/Mexico_City';
const today = () => dateAt(Date.now(), ZONE);
const momentOf = (day: string, time: string) => instantOf(day, time, ZONE);

async function statsOf(role: Role): Promise<AdminStats> {
  const { body } = await api.as(role).get('/admin/stats').expect(200);
  return body;
}

describe('dashboard figures', () => {
  it('returns the counts that each role may see', async () => {
    const figuresOf = async (role: Role) => {
      const {
        recentActivities: _activities,
        days,
        changes: _changes,
        activity: _activity,
        zone: _zone,
        ...figures
      } = await statsOf(role);
      return { figures, series: Object.keys(days[0] ?? {}) };
    };
    const common = { materials: 4, teamMembers: 6, teamResources: 6, liveSessions: 11 };
    expect(await figuresOf('user')).toEqual({ figures: common, series: ['day', 'visits'] });

    const editorial = { ...common, materials: 5, testimonials: 8, content: 7 };
    expect(await figuresOf('manager')).toEqual({ figures: editorial, series: ['day', 'visits', 'messages'] });

    expect(await figuresOf('admin')).toEqual({
      figures: { ...editorial, users: 3, activeUsers: 3 },
      series: ['day', 'visits', 'joins', 'messages'],
    });
  });

  it('counts the new rows of this period and of the previous one', async () => {
    const { testimonials: total = 0, changes } = await statsOf('manager');
    expect(changes).toMatchObject({ testimonials: { recent: total, previous: 0 } });
    expect(Object.keys(changes).sort()).toEqual(
      ['content', 'liveSessions', 'materials', 'teamMembers', 'teamResources', 'testimonials'].sort(),
    );

    const inner = em();
    const startOfDay = momentOf(today(), '00:00');
    for (const moment of [
      startOfDay - (DAYS - 1) * DAY_MS,
      startOfDay - (DAYS - 1) * DAY_MS - 1,
      startOfDay - (2 * DAYS - 1) * DAY_MS,
      startOfDay - (2 * DAYS - 1) * DAY_MS - 1,
    ]) {
      inner.create(Testimonial, {
        name: 'Ana',
        text: 'Texto',
        rating: 5,
        isActive: true,
        createdAt: new Date(moment),
      });
    }
    await inner.flush();
    expect(await statsOf('manager')).toMatchObject({
      testimonials: total + 4,
      changes: { testimonials: { recent: total + 1, previous: 2 } },
    });
  });

  it('uses the time zone of the first live session for days, so that an evening counts on its local day', async () => {
    expect((await statsOf('user')).zone).toBe(ZONE);
  });

  it('lists every day of the period up to today with its figures', async () => {
    const before = (await statsOf('admin')).days;
    expect(before.map(({ day }) => day)).toEqual(
      Array.from({ length: DAYS }, (_, index) => addDays(today(), index + 1 - DAYS)),
    );

    const inner = em();
    await inner.execute(`delete from meeting_join`);
    const noon = (day: string) => new Date(momentOf(day, '12:00'));
    const first = addDays(today(), 1 - DAYS);
    for (const moment of [
      noon(addDays(first, -1)),
      noon(first),
      // Already the next day in UTC.
      new Date(momentOf(addDays(first, 1), '00:00') - 1),
      noon(today()),
    ]) {
      await inner.execute(
        `insert into meeting_join (created_at, meeting_id, date) values (?, (select id from zoom_meeting limit 1), ?)`,
        [moment, today()],
      );
    }
    const { days, activity } = await statsOf('admin');
    expect(activity.joins).toEqual({ recent: 3, previous: 1 });
    expect(days.filter(({ joins }) => joins).map(({ day, joins }) => [day, joins])).toEqual([
      [first, 2],
      [today(), 1],
    ]);

    const message = {
      name: 'Eva',
      email: 'eva@example.org',
      subject: 'general',
      message: '¿Cuándo empieza?',
    };
    await api
      .asVisitor()
      .post('/contact')
      .send({ ...message, language: 'es' })
      .expect(201);
    const messages = (rows: StatsDay[]) => rows.at(-1)?.messages ?? 0;
    expect(messages((await statsOf('manager')).days)).toBe(messages(before) + 1);
  });

  it.each(STATS_RANGES)('covers the last %i days on request', async (range) => {
    const { body } = await api.as('manager').get('/admin/stats').query({ days: range }).expect(200);
    const { days, activity }: AdminStats = body;
    expect(days).toHaveLength(range);
    expect(days.at(-1)?.day).toBe(today());
    expect(Object.keys(activity)).toEqual(['visits', 'messages']);
  });

  it('compares a range with as many days before', async () => {
    const inner = em();
    await inner.nativeDelete(Testimonial, {});
    for (const days of [0, 6, 7, 13, 14]) {
      const createdAt = new Date(momentOf(addDays(today(), -days), '12:00'));
      inner.create(Testimonial, { name: 'Eva', text: 'Texto', rating: 5, isActive: true, createdAt });
    }
    await inner.flush();
    const { body } = await api.as('manager').get('/admin/stats?days=7').expect(200);
    expect(body.changes.testimonials).toEqual({ recent: 2, previous: 2 });
  });

  it.each(['8', '0', 'x', ''])('refuses a range of %p days', async (days) => {
    await api.as('user').get('/admin/stats').query({ days }).expect(400);
  });

  it('counts downloads of the content items that the account may see', async () => {
    const [open, secret, hidden, other, gone] = await fillContent(
      api,
      { visibility: 'team' },
      { visibility: 'private' },
      { isVisible: false },
      { category: 'training' },
      {},
    );
    const ids = [open, secret, hidden, other, gone].map((row) => row?.id ?? '');
    await Promise.all(
      ids.flatMap((id) => [1, 2].map(() => api.as('manager').post(`/content/${id}/download`).expect(204))),
    );
    await api.as('user').post(`/content/${ids[0]}/download`).expect(204);
    await api.as('user').post(`/content/${ids[1]}/download`).expect(404);
    await api.as('manager').delete(`/content/${ids[4]}`).expect(204);
    await em().execute(`insert into content_access values (?, ?, 7), (?, ?, 9)`, [
      ids[0],
      addDays(today(), 1 - DAYS),
      ids[0],
      addDays(today(), -DAYS),
    ]);

    const visitsOf = async (role: Role) => {
      const { days } = await statsOf(role);
      return [days[0]?.visits, days.at(-1)?.visits, days.reduce((sum, { visits }) => sum + visits, 0)];
    };
    expect(await visitsOf('user')).toEqual([7, 3, 10]);
    expect(await visitsOf('manager')).toEqual([7, 7, 14]);

    const row = await em().findOneOrFail(Content, { id: ids[0] });
    expect(row.downloadCount).toBe(3);
  });

  it('lists the five newest activities for an admin, and only their own for other roles', async () => {
    await api.as('manager').put('/profile/preferences').send({ language: 'es' });
    for (const name of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
      await api.as('manager').post('/testimonials').send({ name, text: 'Texto' }).expect(201);
    }
    const { recentActivities } = await statsOf('admin');
    expect(recentActivities).toHaveLength(5);
    expect(recentActivities[0]).toMatchObject({
      description: 'Mateo Rivas created "Cinco" (testimonials)',
      verb: 'created',
      noun: 'testimonials',
      itemName: 'Cinco',
      actorName: 'Mateo Rivas',
    });
    const own = await statsOf('user');
    expect(own.recentActivities.map(({ description }) => description)).toEqual(['Lucía Ferrer logged in']);
  });
});
