import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { MeetingRegistration } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { MEETING } from './set-up/meetings.ts';
import { NOBODY } from './set-up/nobody.ts';
import { parseCalendar, valuesOf } from './set-up/read-calendar.ts';
import {
  addOpenMeeting,
  calendarIn,
  dateOf,
  pathIn,
  registerAndConfirm,
  registrationFor,
  tokenIn,
} from './set-up/registrations.ts';
import { startApi } from './start-api.ts';

let { api, mailbox, stop } = {} as MailSite;
let meeting: ZoomMeeting;
/** Each test has its own email address, since emails of the previous test may arrive late. */
let address = '';
let count = 0;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  await api.em().execute('delete from rate_limit');
  mailbox.received.length = 0;
  count += 1;
  address = `rosa${count}@example.org`;
  meeting = await addOpenMeeting(api);
});

const ours = (changes: object = {}) => registrationFor(meeting, { email: address, ...changes });
const register = (changes: object = {}) => api.asVisitor().post('/meeting-registrations').send(ours(changes));
const rows = () => api.em().find(MeetingRegistration, { meeting: meeting.id });

describe('meeting registrations', () => {
  it('counts a registration once its email address is confirmed', async () => {
    await register().expect(202);
    const email = await mailbox.waitFor(address);
    expect(email.subject).toBe('Confirma tu inscripción: Círculo de prueba');
    expect(email.text).not.toContain('Rosa');
    expect(await rows()).toMatchObject([{ state: 'pending', date: dateOf(meeting) }]);

    const token = tokenIn(email);
    const { body } = await api
      .asVisitor()
      .post('/meeting-registrations/confirmation')
      .send({ token })
      .expect(200);
    expect(body).toMatchObject({ state: 'registered', date: dateOf(meeting), title: MEETING.title });
    expect(JSON.stringify(body)).not.toContain('rosa@');
    await api.asVisitor().post('/meeting-registrations/confirmation').send({ token }).expect(200);
    expect(await mailbox.waitFor(address, 'está confirmada')).toBeDefined();
    expect(mailbox.received).toHaveLength(2);
  });

  it('sends an invitation that calendars read, with the UID of the feed and a personal link', async () => {
    const email = await registerAndConfirm(api, mailbox, ours());
    const [type] = email.attachments.map(({ mimeType, method }) => `${mimeType} ${method}`);
    expect(type).toBe('text/calendar REQUEST');
    const calendar = parseCalendar(calendarIn(email));
    const start = new Date(meeting.dates[1]?.start ?? '');
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(valuesOf(calendar, 'uid')).toEqual([`session-${meeting.id}@vitral`]);
    expect(valuesOf(calendar, 'sequence')).toEqual(['0']);
    expect(valuesOf(calendar, 'status')).toEqual(['CONFIRMED']);
    expect(valuesOf(calendar, 'attendee')).toEqual([`MAILTO:${address}`]);
    expect(valuesOf(calendar, 'location')[0]).toMatch(/\/meeting-registrations\/[\w.-]+\/join$/);
    const event = calendar.getFirstSubcomponent('vevent');
    const starts = ['dtstart', 'recurrence-id'].map((name) => event?.getFirstPropertyValue(name) as never);
    expect(starts.map((time: { toUnixTime(): number }) => time.toUnixTime() * 1000)).toEqual([
      +start,
      +start,
    ]);
  });

  it('writes in the language and time zone of the registrant', async () => {
    const email = await registerAndConfirm(
      api,
      mailbox,
      ours({ language: 'fr', timezone: 'America/Los_Angeles', date: null }),
    );
    expect(email.subject).toBe('Votre inscription est confirmée : Cercle d’essai');
    expect(email.text).toMatch(
      /La prochaine : \p{L}+ \d+ \p{L}+ \d{4}, 18:00 – 19:00 \(heure normale du Pacifique\)/u,
    );
    expect(email.html).toContain('lang="fr"');
  });

  it('cancels by the one-click request that mail programs send, and not by opening the link', async () => {
    const email = await registerAndConfirm(api, mailbox, ours());
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value ?? '';
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const path = new URL(header('list-unsubscribe').slice(1, -1)).pathname;

    for (const url of [pathIn(email), path]) await api.site().get(url).expect(200);
    expect(await rows()).toMatchObject([{ state: 'registered' }]);
    await api.site().post(path).type('form').send('List-Unsubscribe=One-Click').expect(200);
    expect(await rows()).toMatchObject([{ state: 'cancelled' }]);
    const farewell = await mailbox.waitFor(address, 'está cancelada');
    expect(parseCalendar(calendarIn(farewell)).getFirstPropertyValue('method')).toBe('CANCEL');
  });

  it('confirms by the button of a page without scripts, which lists the other registrations', async () => {
    await registerAndConfirm(api, mailbox, ours({ date: null }));
    await register().expect(202);
    const path = pathIn(await mailbox.waitFor(address));
    const page = await api.site().get(path).expect(200).expect('X-Robots-Tag', 'noindex, nofollow');
    expect(page.text).toContain(`<form method="post" action="${path}/confirmation">`);
    expect(page.text).toContain('Tus otras inscripciones');
    const { text } = await api.site().post(`${path}/confirmation`).type('form').send('').expect(200);
    expect(text).toContain('Tu inscripción está confirmada');
    await api.site().get('/meeting-registrations/nothing').expect(404);
  });

  it('responds in the same way to a known email address, and emails its owner', async () => {
    await registerAndConfirm(api, mailbox, ours());
    const known = await register({ email: address.toUpperCase() }).expect(202);
    const unknown = await register({ email: 'eva@example.org' }).expect(202);
    expect(Object.keys(known.body)).toEqual(Object.keys(unknown.body));
    const email = await mailbox.waitFor(address, 'Ya tienes tu inscripción');
    expect(pathIn(email)).not.toBe('');
    expect(await rows()).toHaveLength(2);
  });

  it('limits the emails to one address without a refusal, and the requests of a network with one', async () => {
    for (let sent = 0; sent < 8; sent += 1) await register().expect(202);
    // Emails are sent in parallel, so the last one to another person may arrive before these.
    for (let count = 0; count < 6; count += 1) await mailbox.waitFor(address);
    for (let sent = 8; sent < 10; sent += 1) await register({ email: `eva${sent}@example.org` }).expect(202);
    await mailbox.waitFor('eva9@example.org');
    expect(mailbox.received.filter(({ to }) => to?.[0]?.address === address)).toHaveLength(6);
    const { headers } = await register().expect(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('drops the registrations of bots', async () => {
    await register({ homepage: 'https://spam.example' }).expect(202);
    expect(await rows()).toEqual([]);
  });

  it('checks the answers against the questions', async () => {
    const question = { kind: 'choice', label: '¿Cómo?', labelEn: null, options: ['Sola', 'Con amigas'] };
    const questions = [
      { ...question, id: 'how', isRequired: true },
      { ...question, id: 'why', kind: 'text', options: [], isRequired: false },
    ];
    meeting = await addOpenMeeting(api, { questions } as never);
    const refused = async (answers: object) => (await register({ answers }).expect(400)).body.params.fields;
    expect(await refused({})).toEqual(['answers.how:required']);
    expect(await refused({ how: 'x', why: 'x'.repeat(501) })).toEqual([
      'answers.how:invalid',
      'answers.why:too-long',
    ]);
    await register({ answers: { how: 'Sola', other: 'x' } }).expect(202);
    expect(await rows()).toMatchObject([{ answers: { how: 'Sola' } }]);
  });

  it('refuses what cannot be registered for', async () => {
    await register({ isAgreed: false }).expect(400);
    await register({ timezone: 'Nowhere/Land' }).expect(400);
    await register({ email: 'no' }).expect(400);
    await register({ date: '2020-01-01' }).expect(409);
    await register({ meetingId: NOBODY }).expect(404);
    await api.em().execute('delete from rate_limit');
    meeting = await addOpenMeeting(api, { scope: 'date' });
    await register({ date: null }).expect(400);
    meeting = await addOpenMeeting(api, { closesMinutesBefore: 10_000 });
    expect((await register().expect(409)).body.code).toBe('meeting-registrations.closed');
    const off = { ...meeting, registration: null };
    await api.as('admin').put(`/zoom-meetings/${meeting.id}`).send(off).expect(200);
    expect((await register().expect(409)).body.code).toBe('meeting-registrations.off');
  });

  it('stores no email address in plain text, and shows none in the log of deliveries', async () => {
    await registerAndConfirm(api, mailbox, ours());
    for (const table of [
      'meeting_registration',
      'registration_email',
      'delivery',
      'audit_entry',
      'jobs.job',
    ]) {
      const [{ text }] = await api
        .em()
        .execute<[{ text: string | null }]>(`select string_agg(t::text, '') as text from ${table} t`);
      expect(text ?? '').not.toContain(address);
    }
    const { body } = await api.as('admin').get('/deliveries').query({ q: 'r…@example.org' }).expect(200);
    expect(body[0]).toMatchObject({ recipient: 'r…@example.org', channel: 'mail' });
  });

  it('shows visitors how to register, without the times of reminders', async () => {
    const { body } = await api.asVisitor().get('/zoom-meetings').query({ limit: 100 }).expect(200);
    const shown = body.find(({ id }: ZoomMeeting) => id === meeting.id);
    const { reminders: _reminders, ...expected } = NEW_REGISTRATION;
    expect(shown.registration).toEqual(expected);
  });
});

describe('registration without a mail server', () => {
  it('is not switched on', async () => {
    const without = await startApi();
    const input = { ...MEETING, registration: NEW_REGISTRATION };
    const { body } = await without.as('admin').post('/zoom-meetings').send(input).expect(409);
    expect(body.code).toBe('zoom-meetings.registration-needs-email');
    await without.stop();
  });
});
