import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import {
  MeetingAttendance,
  MeetingRegistration,
} from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { Delivery } from '../src/platform/deliveries/delivery.entity.ts';
import { RetentionService } from '../src/retention/retention.service.ts';
import { MeetingJoin } from '../src/zoom-meetings/zoom-meetings.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { putSettings } from './set-up/put-settings.ts';
import {
  addOpenMeeting,
  dateOf,
  joinPathIn,
  registerAndConfirm,
  registrationFor,
} from './set-up/registrations.ts';

const ALWAYS_ON = { timeSlots: [{ timezone: 'UTC', time: '00:00', endTime: '00:00' }] };

let { api, mailbox, stop } = {} as MailSite;
let meeting: ZoomMeeting;
let rosa = '';
let count = 0;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  count += 1;
  rosa = `rosa${count}@example.org`;
  meeting = await addOpenMeeting(api);
});

const confirmed = (changes: object = {}) =>
  registerAndConfirm(api, mailbox, registrationFor(meeting, { email: rosa, ...changes }));
const list = (query: object = {}) =>
  api
    .as('admin')
    .get('/meeting-registrations')
    .query({ meeting: meeting.id, ...query });
const rowOf = async () => (await list().expect(200)).body[0] as { id: string };

describe('registrations for staff', () => {
  it('are listed by date, with those for the series, and found by name or email address', async () => {
    await confirmed();
    await confirmed({ name: 'Eva 100%', email: `eva${count}@example.org`, date: null });
    await confirmed({ name: 'Otra', email: `otra${count}@example.org`, date: dateOf(meeting, 2) });
    const names = async (query: object) =>
      (await list(query).expect(200)).body.map(({ name }: { name: string }) => name);
    expect(await names({})).toEqual(['Rosa Álvarez', 'Eva 100%', 'Otra']);
    expect(await names({ date: dateOf(meeting) })).toEqual(['Rosa Álvarez', 'Eva 100%']);
    expect(await names({ q: '0%' })).toEqual(['Eva 100%']);
    expect(await names({ q: rosa.toUpperCase() })).toEqual(['Rosa Álvarez']);
    expect(await names({ state: 'waiting' })).toEqual([]);
    expect(await names({ limit: 1, offset: 1 })).toEqual(['Eva 100%']);
    const { text } = await list().expect(200);
    expect(text).toContain(rosa);
  });

  it('are read one by one', async () => {
    await confirmed();
    const [first] = (await list().expect(200)).body;
    const { body } = await api.as('admin').get(`/meeting-registrations/${first.id}`).expect(200);
    expect(body).toEqual(first);
    await api.as('manager').get(`/meeting-registrations/${first.id}`).expect(403);
    const { body: refusal } = await api.as('admin').get(`/meeting-registrations/${NOBODY}`).expect(404);
    expect(refusal.code).toBe('meeting-registrations.not-found');
  });

  it('are exported as CSV', async () => {
    await confirmed({ name: '=1+1' });
    const query = { meeting: meeting.id };
    const { text } = await api.as('admin').get('/meeting-registrations/export').query(query).expect(200);
    expect(text).toContain(rosa);
    expect(text).toContain(`'=1+1`);
  });

  it('opens lists to managers while the setting allows it, and never writes', async () => {
    const paths = ['', '/export', '/figures'].map((path) => `/meeting-registrations${path}`);
    const statusFor = (role: 'user' | 'manager', path: string) =>
      api.as(role).get(path).query({ meeting: meeting.id });
    for (const path of paths) {
      await api.asVisitor().get(path).query({ meeting: meeting.id }).expect(401);
      await statusFor('user', path).expect(403);
      await statusFor('manager', path).expect(403);
    }
    await putSettings(api, { mayManagersReadRegistrations: true });
    for (const path of paths) await statusFor('manager', path).expect(200);
    await api.as('manager').delete(`/meeting-registrations/${NOBODY}`).expect(403);
    await putSettings(api, { mayManagersReadRegistrations: false });
  });

  it('are counted by state and by date, those for the series on every date from their confirmation on', async () => {
    const figures = async () =>
      (await api.as('admin').get('/meeting-registrations/figures').query({ meeting: meeting.id }).expect(200))
        .body;
    expect((await figures()).dates).toHaveLength(8);
    await confirmed();
    await confirmed({ email: `eva${count}@example.org`, date: null });
    await api.asVisitor().post('/meeting-registrations').send(registrationFor(meeting)).expect(202);
    await api
      .as('admin')
      .put(`/meeting-registrations/${(await rowOf()).id}/attendance`)
      .send({ date: dateOf(meeting), isPresent: true })
      .expect(200);

    const { states, dates } = await figures();
    expect(states).toEqual({ pending: 1, registered: 2, waiting: 0, cancelled: 0 });
    const on = (index: number) => dates.find(({ date }: { date: string }) => date === dateOf(meeting, index));
    const start = meeting.dates[1]?.start;
    const coming = { start, status: 'held', isOver: false };
    expect(on(1)).toEqual({
      date: dateOf(meeting),
      ...coming,
      registered: 2,
      waiting: 0,
      attended: 1,
      participants: null,
    });
    expect(on(2)).toMatchObject({ registered: 1, attended: 0 });

    await api
      .em()
      .execute(
        `update meeting_registration set date = '2026-01-05' where date is not null and meeting_id = ?`,
        [meeting.id],
      );
    const past = (await figures()).dates[0];
    expect(past).toMatchObject({ date: '2026-01-05', isOver: true, registered: 1, attended: 0 });
  });

  it('checks a person in by hand, once a date, and takes it back', async () => {
    await confirmed();
    const { id } = await rowOf();
    const date = dateOf(meeting);
    const put = (isPresent: boolean, on = date) =>
      api.as('admin').put(`/meeting-registrations/${id}/attendance`).send({ date: on, isPresent });
    await put(true).expect(200);
    expect((await put(true).expect(200)).body.attendedDates).toEqual([date]);
    expect((await put(false).expect(200)).body.attendedDates).toEqual([]);
    await put(true, '2020-01-01').expect(400);
  });

  it('sends a message to everyone who is registered for a date', async () => {
    await confirmed();
    await confirmed({ email: `otra${count}@example.org`, date: dateOf(meeting, 2) });
    const message = {
      meetingId: meeting.id,
      date: dateOf(meeting),
      subject: 'Trae agua',
      text: 'Y <b>ganas</b>.',
    };
    const { body } = await api.as('admin').post('/meeting-registrations/messages').send(message).expect(202);
    expect(body).toEqual({ recipients: 1 });
    const email = await mailbox.waitFor(rosa, 'Trae agua');
    expect(email.html).toContain('Y &lt;b&gt;ganas&lt;/b&gt;.');
  });

  it('exports and erases everything about one person, with emails that wait', async () => {
    await confirmed();
    await confirmed({ date: null });
    const { id } = await rowOf();
    const { body } = await api.as('admin').get(`/meeting-registrations/${id}/data`).expect(200);
    expect(body.registrations).toHaveLength(2);
    mailbox.refuse(rosa, 451);
    const message = { meetingId: meeting.id, date: dateOf(meeting), subject: 'Tarde', text: 'No llega.' };
    await api.as('admin').post('/meeting-registrations/messages').send(message).expect(202);
    const waits = async () => (await api.em().count(Delivery, { state: 'waiting' })) > 0;
    while (!(await waits())) await mailbox.waitForOffers(mailbox.offered.length);
    expect((await api.as('admin').delete(`/meeting-registrations/${id}`).expect(200)).body).toEqual({
      erased: 2,
    });
    expect(await api.em().count(MeetingRegistration, { meeting: meeting.id })).toBe(0);
    expect(await api.em().count(Delivery, { state: 'waiting' })).toBe(0);
    await api.as('admin').get(`/meeting-registrations/${id}/data`).expect(404);
  });

  it('leaves audit entries that name nobody', async () => {
    await confirmed();
    const { id } = await rowOf();
    await api.as('admin').get(`/meeting-registrations/${id}/data`).expect(200);
    await api.as('admin').delete(`/meeting-registrations/${id}`).expect(200);
    const entries = await api.em().find(AuditEntry, { noun: 'meeting-registrations', itemId: id });
    expect(entries.map(({ verb }) => verb).toSorted()).toEqual(['deleted', 'exported']);
    expect(JSON.stringify(entries)).not.toMatch(/Rosa|rosa/);
  });

  it('erases registrations a number of days after their date, and unconfirmed ones after two days', async () => {
    await confirmed();
    await confirmed({ email: `eva${count}@example.org`, date: null });
    await api.asVisitor().post('/meeting-registrations').send(registrationFor(meeting)).expect(202);
    const run = async () => {
      await api.application.get(RetentionService).deleteExpired('registration-retention');
      return api.em().count(MeetingRegistration, { meeting: meeting.id });
    };
    await putSettings(api, { registrationRetentionDays: 7 });
    expect(await run()).toBe(3);
    await api.em().execute(`update meeting_registration set created_at = now() - interval '49 hours'`);
    expect(await run()).toBe(2);
    await api
      .em()
      .execute(`update meeting_registration set ends_at = now() - interval '8 days' where date is not null`);
    expect(await run()).toBe(1);
  });
});

describe('personal links', () => {
  it('lead to the call while the session is on, and count a person once a date', async () => {
    const always = { ...MEETING, ...ALWAYS_ON, registration: meeting.registration };
    const { body } = await api.as('admin').post('/zoom-meetings').send(always).expect(201);
    meeting = body;
    const path = joinPathIn(await confirmed({ date: null }));
    for (let visit = 0; visit < 2; visit += 1) {
      await api.site().get(path).redirects(0).expect(302).expect('Location', MEETING.zoomLink);
    }
    await api.site().get(path).set('Sec-Purpose', 'prefetch').redirects(0).expect(302);
    expect(await api.em().count(MeetingJoin, { meeting: meeting.id })).toBe(2);
    const attendances = await api.em().find(MeetingAttendance, { registration: (await rowOf()).id });
    expect(attendances).toMatchObject([{ isByStaff: false }]);
  });

  it('show when the session begins until 15 minutes before', async () => {
    const path = joinPathIn(await confirmed());
    const { text } = await api.site().get(path).expect(200);
    expect(text).toContain('La sesión aún no empieza');
    expect(await api.em().count(MeetingJoin, { meeting: meeting.id })).toBe(0);
  });

  it('cannot cancel, and lead nowhere once the registration is cancelled', async () => {
    const path = joinPathIn(await confirmed());
    const [, , token = ''] = path.split('/');
    await api.asVisitor().post('/meeting-registrations/cancellation').send({ token }).expect(404);
    await api.em().execute(`update meeting_registration set state = 'cancelled'`);
    await api.site().get(path).expect(404);
  });
});
