import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { addMeeting, REASON } from './set-up/meetings.ts';
import { MANAGED, ZoomSite } from './set-up/zoom-site.ts';

let site: ZoomSite;
beforeAll(async () => {
  site = await ZoomSite.start();
});
afterAll(() => site.stop());
beforeEach(() => site.reset());

const admin = () => site.admin();
const startsInZoom = () =>
  site.zoom
    .only()
    .occurrences.filter(({ status }) => status !== 'deleted')
    .map(({ start_time: start }) => start);
/** The dates that have not begun. Zoom gets only these; a live session also lists one that is in progress. */
const datesAhead = ({ dates }: ZoomMeeting) => dates.filter(({ start }) => Date.parse(start) > Date.now());
/** The regular start of a date ahead, as Zoom writes it. */
const startOf = (meeting: ZoomMeeting, index: number) =>
  String(datesAhead(meeting)[index]?.start).replace('.000', '');

describe('a live session that is managed in Zoom', () => {
  it('gets a weekly meeting with its dates there, and the link of that meeting', async () => {
    const meeting = await site.addManaged({ daysOfWeek: ['monday', 'sunday'] });
    const call = site.zoom.only();
    expect(call).toMatchObject({
      topic: 'Círculo de prueba',
      timezone: 'America/Los_Angeles',
      duration: 60,
      recurrence: { type: 2, repeat_interval: 1, weekly_days: '1,2', end_times: 50 },
    });
    expect(call.agenda).toMatch(/^Para probar\.\nVitral [\da-f-]{36}$/);
    expect(startsInZoom()[0]).toBe(startOf(meeting, 0));
    expect(meeting.zoomLink).toBe(call.join_url);
    expect(meeting.version).toBe(1);
    const [entry] = await site.api
      .em()
      .execute(`select actor_name, changes from audit_entry where item_id = ? and verb = 'updated'`, [
        meeting.id,
      ]);
    expect(entry).toEqual({
      actor_name: null,
      changes: { before: { zoomLink: '' }, after: { zoomLink: call.join_url } },
    });
  });

  it('lets the server set the link, regardless of the form', async () => {
    const meeting = await site.addManaged();
    const changed = await site.update(meeting, { zoomLink: 'https://evil.example/', title: 'Otro' });
    expect(changed.zoomLink).toBe(meeting.zoomLink);
    await site.until(() => site.zoom.only().topic === 'Otro');
    expect((await site.readMeeting(meeting.id)).zoomLink).toBe(meeting.zoomLink);
  });

  it('is cancelled, moved and restored there with its dates', async () => {
    const meeting = await site.addManaged();
    const path = `/zoom-meetings/${meeting.id}/exceptions`;
    const date = (index: number) => String(datesAhead(meeting)[index]?.date);
    const cancelled = await admin()
      .post(path)
      .send({ ...REASON, date: date(2), movedTo: null })
      .expect(201);
    const movedTo = { date: date(3), time: '07:30', endTime: '09:00' };
    await admin()
      .post(path)
      .send({ ...REASON, date: date(3), movedTo })
      .expect(201);
    await site.until(() => site.zoom.only().occurrences.some(({ duration }) => duration === 90));
    await site.whenCall(meeting.id);
    expect(startsInZoom()).not.toContain(startOf(meeting, 2));
    expect(startsInZoom()).not.toContain(startOf(meeting, 3));
    const moved = (await site.readMeeting(meeting.id)).dates.find(({ status }) => status === 'moved');
    expect(startsInZoom()).toContain(String(moved?.start).replace('.000', ''));

    await admin().delete(`${path}/${cancelled.body.id}`).expect(204);
    await site.until(() => startsInZoom().includes(startOf(meeting, 2)));
    await site.whenCall(meeting.id);
    expect(startsInZoom()).toContain(String(moved?.start).replace('.000', ''));
    expect(startsInZoom()).not.toContain(startOf(meeting, 3));
  });

  it('is changed as a whole when its week changes, in one request', async () => {
    const meeting = await site.addManaged();
    const before = site.zoom.writes;
    const timeSlots = [{ timezone: 'Europe/Madrid', time: '19:00', endTime: '20:30' }];
    await site.update(meeting, { timeSlots, daysOfWeek: ['friday'] });
    await site.until(() => site.zoom.only().timezone === 'Europe/Madrid');
    await site.whenCall(meeting.id);
    expect(site.zoom.only()).toMatchObject({ duration: 90, recurrence: { weekly_days: '6' } });
    expect(startsInZoom()[0]).toBe(startOf(await site.readMeeting(meeting.id), 0));
    expect(site.zoom.writes).toBe(before + 1);
  });

  it('sends nothing when Zoom has it all, and extends the series when Zoom knows too few dates', async () => {
    const meeting = await site.addManaged();
    const before = site.zoom.writes;
    await admin().post(`/zoom-calls/${meeting.id}/sync`).expect(204);
    await site.whenCall(meeting.id);
    expect(site.zoom.writes).toBe(before);
    site.zoom.only().occurrences.splice(20);
    await admin().post(`/zoom-calls/${meeting.id}/sync`).expect(204);
    await site.until(() => site.zoom.only().occurrences.length === 50);
  });

  it.each([
    ['deleted', (meeting: ZoomMeeting) => admin().delete(`/zoom-meetings/${meeting.id}`).expect(204)],
    ['switched off', (meeting: ZoomMeeting) => site.update(meeting, { isActive: false })],
  ])('is deleted there when it is %s', async (_how, remove) => {
    const meeting = await site.addManaged();
    await remove(meeting);
    await site.until(() => site.zoom.meetings.size === 0);
    await site.until(async () => (await site.listCalls()).calls.length === 0);
  });

  it('gets a new meeting if it is turned on again while Zoom deletes the first', async () => {
    const meeting = await site.addManaged();
    const [number] = site.zoom.meetings.keys();
    let isSwitchedOn = false;
    const off = site.update(meeting, { isActive: false });
    site.zoom.before = async (request) => {
      if (isSwitchedOn || !request.startsWith('DELETE')) return;
      isSwitchedOn = true;
      await site.update(await off, { isActive: true });
    };
    await site.until(() => isSwitchedOn && !site.zoom.meetings.has(String(number)));
    await site.until(async () => {
      await site.retryJobs();
      return (await site.listCalls()).calls.some(({ state }) => state === 'synced');
    });
    expect((await site.readMeeting(meeting.id)).zoomLink).toBe(site.zoom.only().join_url);
  });

  it('keeps its link and its meeting when the management ends', async () => {
    const meeting = await site.addManaged();
    await site.update(meeting, { isManagedInZoom: false });
    await site.until(async () => (await site.listCalls()).calls.length === 0);
    expect((await site.readMeeting(meeting.id)).zoomLink).toBe(site.zoom.only().join_url);
  });

  it('has one meeting there, even if Zoom created it and the response was lost', async () => {
    // The search for the mark, then the creation.
    site.zoom.next.push({ status: 200, body: { meetings: [] } }, 'hang');
    const { id } = await addMeeting(site.api, MANAGED);
    await site.whenCall(id, 'failed');
    expect(site.zoom.meetings.size).toBe(1);
    await site.retryJobs();
    await site.whenCall(id);
    expect((await site.readMeeting(id)).zoomLink).toBe(site.zoom.only().join_url);
  });

  it('is created once, however many changes and servers there are', async () => {
    const other = await site.api.startAnother();
    const { id, version } = await addMeeting(site.api, MANAGED);
    await Promise.all(Array.from({ length: 8 }, () => admin().post(`/zoom-calls/${id}/sync`)));
    expect(version).toBe(1);
    await site.until(async () => {
      await site.retryJobs();
      const [row] = await site.api
        .em()
        .execute<[{ count: number }]>(
          `select count(*)::int as count from jobs.job where name = 'zoom-call-sync' and state < 'completed'`,
        );
      return row.count === 0;
    });
    await other.close();
    expect(site.zoom.meetings.size).toBe(1);
  });
});
