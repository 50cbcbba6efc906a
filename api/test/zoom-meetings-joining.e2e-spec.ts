import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { MovedOccurrence, ZoomMeeting as ZoomMeetingResponse } from '@vitral/contracts/zoom-meetings';
import { RateLimits } from '../src/platform/rate-limits/rate-limits.ts';
import { MeetingJoin, ZoomMeeting } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { rawRequest } from './set-up/raw-request.ts';
import { addMeeting, MEETING, REASON } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { type Api, startApi } from './start-api.ts';

let api: Api;
let meeting: ZoomMeetingResponse;
let network = 0;

beforeAll(async () => {
  // Each test sends its requests from another network.
  api = await startApi({ TRUST_PROXY: '1' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  network += 1;
  meeting = await addMeeting(api);
});

const fork = () => api.em();
const from = () => ({ 'X-Forwarded-For': `203.0.113.${network}` });
const join = (id = meeting.id) => api.asVisitor().get(`/zoom-meetings/${id}/join`).redirects(0).set(from());
const asBrowser = { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'Sec-Fetch-Mode': 'navigate' };

async function joinedDates(id = meeting.id): Promise<string[]> {
  const rows = await fork().find(MeetingJoin, { meeting: id }, { orderBy: { id: 'asc' } });
  return rows.map(({ date }) => date);
}

async function except(id: string, date: string, movedTo: MovedOccurrence | null): Promise<void> {
  const exception = { ...REASON, date, movedTo };
  await api.as('admin').post(`/zoom-meetings/${id}/exceptions`).send(exception).expect(201);
}

describe('joining live sessions', () => {
  it('redirects to the call without a referrer, and counts under the next date', async () => {
    const { headers } = await join().set(asBrowser).set('Sec-Fetch-Site', 'cross-site').expect(302);
    expect(headers).toMatchObject({
      location: MEETING.zoomLink,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers).not.toHaveProperty('set-cookie');
    expect(await joinedDates()).toEqual([meeting.dates[0]?.date]);
    const [row] = await fork().find(MeetingJoin, { meeting: meeting.id });
    expect(Object.keys({ ...row }).sort()).toEqual(['createdAt', 'date', 'id', 'meeting']);
  });

  it('counts logged-in people like everybody else', async () => {
    for (const role of ['user', 'admin'] as const) {
      await api.as(role).get(`/zoom-meetings/${meeting.id}/join`).redirects(0).set(from()).expect(302);
    }
    expect(await joinedDates()).toHaveLength(2);
  });

  it('counts each of fifty simultaneous joins', async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => join()));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([302]));
    expect(await joinedDates()).toHaveLength(50);
  });

  it('counts under the date on which a live session is held, skipping cancelled ones', async () => {
    const [first = '', second = ''] = meeting.dates.map(({ date }) => date);
    await except(meeting.id, first, null);
    await join().expect(302);
    expect(await joinedDates()).toEqual([second]);

    // Once a week, so that the moved date is still the next one.
    const daysOfWeek = MEETING.daysOfWeek.filter(
      (_, index) => (index + 1) % 7 === new Date(first).getUTCDay(),
    );
    const weekly = await addMeeting(api, { ...MEETING, daysOfWeek });
    await except(weekly.id, first, { date: second, time: '12:00' });
    await join(weekly.id).expect(302);
    expect(await joinedDates(weekly.id)).toEqual([second]);
  });

  it('also redirects to a live session without a date, and counts under today', async () => {
    const em = fork();
    await em.nativeUpdate(ZoomMeeting, meeting.id, { daysOfWeek: [], timeSlots: '' });
    await join().expect(302);
    expect(await joinedDates()).toEqual([new Date().toISOString().slice(0, 10)]);
  });

  describe('a request that is not counted', () => {
    it.each([
      { 'Sec-Purpose': 'prefetch' },
      { 'Sec-Purpose': 'prefetch;prerender' },
      { Purpose: 'prefetch' },
      { 'Sec-Fetch-Mode': 'no-cors', 'Sec-Fetch-Dest': 'image' },
    ])('has the headers %j, but is redirected', async (headers) => {
      await join().set(headers).expect(302).expect('Location', MEETING.zoomLink);
      expect(await joinedDates()).toEqual([]);
    });

    it('is a HEAD request', async () => {
      const { status, headers, body } = await rawRequest(
        `${api.url}/api/zoom-meetings/${meeting.id}/join`,
        {},
        'HEAD',
      );
      expect([status, headers['location'], body.length]).toEqual([302, MEETING.zoomLink, 0]);
      expect(await joinedDates()).toEqual([]);
    });
  });

  it('continues to redirect a network beyond the limit, without counting it', async () => {
    await join().expect(302);
    const key = `meeting-join:203.0.113.${network}`;
    expect(
      await fork().execute('update rate_limit set points = 119 where key = ? returning points', [key]),
    ).toHaveLength(1);
    for (const response of await Promise.all([join(), join(), join()])) expect(response.status).toBe(302);
    expect(await joinedDates()).toHaveLength(2);

    network += 1;
    await join().expect(302);
    expect(await joinedDates()).toHaveLength(3);
  });

  it('redirects to the call even if it cannot be counted', async () => {
    const spend = jest.spyOn(RateLimits.prototype, 'spend').mockRejectedValue(new Error('away'));
    await join().expect(302);
    expect(await joinedDates()).toHaveLength(1);
    spend.mockRestore();

    await fork().execute('alter table meeting_join add constraint refuse_all check (false) not valid');
    await join().expect(302).expect('Location', MEETING.zoomLink);
    await fork().execute('alter table meeting_join drop constraint refuse_all');
  });

  describe('a live session that cannot be joined', () => {
    it.each([
      ['that is not active', { isActive: false }],
      ['whose link is invalid', { zoomLink: 'javascript:alert(1)' }],
      ['whose link leads into the site', { zoomLink: '/admin' }],
    ])('is not found: one %s', async (_, columns) => {
      await fork().nativeUpdate(ZoomMeeting, meeting.id, columns);
      const { body, headers } = await join().expect(404);
      expect(body).toMatchObject({ code: 'zoom-meetings.not-found' });
      expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: expect.stringContaining('Accept') });
      expect(await joinedDates()).toEqual([]);
    });

    it.each([
      ['es', 'Esta sesión no está disponible', 'Ver el calendario'],
      ['en', 'This session is not available', 'See the calendar'],
      ['fr', 'Cette session n’est pas disponible', 'Voir le calendrier'],
    ])('has a page in %s, for any id', async (language, title, link) => {
      for (const id of [NOBODY, 'seven']) {
        const { text, headers } = await join(id)
          .set(asBrowser)
          .set('Cookie', `language=${language}`)
          .expect(404);
        expect(text).toContain(`<html lang="${language}">`);
        expect(text).toContain(`<h1>${title}</h1>`);
        expect(text).toMatch(new RegExp(`<a class="button" href="/${language}[^"]*#calendario">${link}</a>`));
        expect(headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        });
        expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'self' 'sha256-/);
      }
      const asked = await join(NOBODY).query({ lang: language }).set(asBrowser);
      expect(asked.text).toContain(title);
    });
  });
});
