import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Email } from '@vitral/stand-ins/mailbox';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { RegistrationEmail } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { RemindersService } from '../src/meeting-registrations/reminders.service.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { REASON } from './set-up/meetings.ts';
import { parseCalendar, valuesOf } from './set-up/read-calendar.ts';
import {
  addOpenMeeting,
  calendarIn,
  dateOf,
  registerAndConfirm,
  registrationFor,
} from './set-up/registrations.ts';

let { api, mailbox, stop } = {} as MailSite;
let meeting: ZoomMeeting;
let rosa = '';
let eva = '';
let count = 0;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  count += 1;
  [rosa, eva] = [`rosa${count}@example.org`, `eva${count}@example.org`];
  meeting = await addOpenMeeting(api);
  await registerAndConfirm(api, mailbox, registrationFor(meeting, { email: rosa }));
  await registerAndConfirm(
    api,
    mailbox,
    registrationFor(meeting, { email: eva, date: null, language: 'en' }),
  );
});

const date = () => dateOf(meeting);
const put = (changes: object) =>
  api
    .as('admin')
    .put(`/zoom-meetings/${meeting.id}`)
    .send({ ...meeting, ...changes })
    .expect(200);
const methodOf = (email: Email) => parseCalendar(calendarIn(email)).getFirstPropertyValue('method');
const sequenceOf = (email: Email) => Number(valuesOf(parseCalendar(calendarIn(email)), 'sequence')[0]);

async function except(movedTo: object | null): Promise<{ id: string; version: number }> {
  const exception = { ...REASON, date: date(), movedTo };
  return (await api.as('admin').post(`/zoom-meetings/${meeting.id}/exceptions`).send(exception).expect(201))
    .body;
}

/** Kinds of the emails to both people, except those about the registration itself. */
async function kinds(): Promise<string[]> {
  const rows = await api
    .em()
    .find(RegistrationEmail, { kind: { $nin: ['confirm', 'registered'] } }, { orderBy: { id: 'asc' } });
  return rows.filter(({ details }) => details.meetingId === meeting.id).map(({ kind }) => kind);
}

describe('registrants of a changed date', () => {
  it('hear of a moved date once each, with the new time, the reason and a higher sequence', async () => {
    const { id, version } = await except({ date: date(), time: '12:00', endTime: '13:00' });
    const email = await mailbox.waitFor(rosa, 'Nueva fecha');
    expect(email.text).toContain('Motivo: Día festivo');
    expect(email.text).toMatch(/, 2[012]:00 – 2[123]:00 \(hora/);
    expect([methodOf(email), sequenceOf(email)]).toEqual(['REQUEST', 1]);
    expect((await mailbox.waitFor(eva, 'New date')).text).toContain('Reason: Holiday');

    const sameTime = {
      ...REASON,
      reason: 'Otro motivo',
      date: date(),
      movedTo: { date: date(), time: '12:00', endTime: '13:00' },
      version,
    };
    await api.as('admin').put(`/zoom-meetings/${meeting.id}/exceptions/${id}`).send(sameTime).expect(200);
    expect(await kinds()).toEqual(['date-moved', 'date-moved']);
  });

  it('hear of a cancelled date, and that it is held after all', async () => {
    const { id } = await except(null);
    const cancelled = await mailbox.waitFor(rosa, 'Cancelada');
    expect(methodOf(cancelled)).toBe('CANCEL');
    await api.as('admin').delete(`/zoom-meetings/${meeting.id}/exceptions/${id}`).expect(204);
    const restored = await mailbox.waitFor(rosa, 'Sí se celebra');
    expect(methodOf(restored)).toBe('REQUEST');
    expect(sequenceOf(restored)).toBeGreaterThan(sequenceOf(cancelled));
    expect(await kinds()).toEqual(['date-cancelled', 'date-cancelled', 'date-restored', 'date-restored']);
  });

  it('hear nothing of other dates or of changes that move none', async () => {
    await put({ title: 'Otro título' });
    expect(await kinds()).toEqual([]);
  });

  it('hear of another week: the date moves, and the series has new times', async () => {
    await put({ timeSlots: [{ timezone: 'America/Los_Angeles', time: '17:00', endTime: '18:00' }] });
    expect((await mailbox.waitFor(rosa, 'Nueva fecha')).text).toContain('Estaba prevista para el');
    const email = await mailbox.waitFor(eva, 'New times');
    expect(valuesOf(parseCalendar(calendarIn(email)), 'rrule')[0]).toContain('FREQ=WEEKLY');
    expect((await kinds()).toSorted()).toEqual(['date-moved', 'series-changed']);
  });

  it('hear once that a live session is paused, and later that it goes on', async () => {
    await put({ isActive: false });
    await mailbox.waitFor(rosa, 'Cancelada');
    expect(methodOf(await mailbox.waitFor(eva, 'No further dates'))).toBe('CANCEL');
    await put({ isActive: true, version: meeting.version + 1 });
    await mailbox.waitFor(rosa, 'Sí se celebra');
    await mailbox.waitFor(eva, 'New times');
    expect(await kinds()).toHaveLength(4);
  });

  it('hear that a live session is deleted', async () => {
    await api.as('admin').delete(`/zoom-meetings/${meeting.id}`).expect(204);
    expect((await mailbox.waitFor(rosa, 'Cancelada')).subject).toContain('Círculo de prueba');
    await mailbox.waitFor(eva, 'No further dates');
    expect(await kinds()).toHaveLength(2);
  });
});

describe('reminders', () => {
  const HOUR_MS = 3_600_000;
  beforeEach(() => api.em().execute('update zoom_meeting set is_active = (id = ?)', [meeting.id]));
  const remind = (now: number) => api.application.get(RemindersService).remind(now);

  it('are sent 24 hours and an hour before, once each', async () => {
    await api.em().execute(`update meeting_registration set confirmed_at = now() - interval '30 days'`);
    const start = Date.parse(meeting.dates[1]?.start ?? '');
    await api.em().execute(`delete from meeting_registration where date is null`);
    expect(await remind(start - 24 * HOUR_MS - 1)).toBe(0);
    expect(await remind(start - 24 * HOUR_MS)).toBe(1);
    expect(await remind(start - 23 * HOUR_MS)).toBe(0);
    expect(await remind(start - HOUR_MS)).toBe(1);
    expect(await remind(start)).toBe(0);
    const email = await mailbox.waitFor(rosa, 'Recordatorio');
    expect(email.text).toContain('/join');
    expect(await kinds()).toEqual(['reminder', 'reminder']);
  });

  it('leave out people who registered after they were due, and cancelled dates', async () => {
    const start = Date.parse(meeting.dates[1]?.start ?? '');
    await api.em().execute('update meeting_registration set confirmed_at = ?', [new Date(start - HOUR_MS)]);
    expect(await remind(start - HOUR_MS / 2 - 1)).toBe(2);
    await api.em().execute('delete from registration_email');
    await api
      .em()
      .execute('update meeting_registration set confirmed_at = ?', [new Date(start - HOUR_MS + 1)]);
    expect(await remind(start - HOUR_MS / 2)).toBe(0);
    await api.em().execute(`update meeting_registration set confirmed_at = now() - interval '30 days'`);
    await except(null);
    expect(await remind(start - HOUR_MS / 2)).toBe(0);
  });
});
