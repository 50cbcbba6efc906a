import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { MeetingRegistration } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import {
  addOpenMeeting,
  dateOf,
  registerAndConfirm,
  registrationFor,
  tokenIn,
} from './set-up/registrations.ts';

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());

const forgetLimits = () => api.em().execute('delete from rate_limit');
const confirm = (token: string) =>
  api.asVisitor().post('/meeting-registrations/confirmation').send({ token });

async function register(meeting: ZoomMeeting, email: string, changes: object = {}): Promise<string> {
  await forgetLimits();
  await api
    .asVisitor()
    .post('/meeting-registrations')
    .send(registrationFor(meeting, { email, ...changes }))
    .expect(202);
  return tokenIn(await mailbox.waitFor(email, 'Confirma'));
}

async function statesOf({ id }: ZoomMeeting): Promise<Record<string, number>> {
  const rows = await api
    .em()
    .execute<{ state: string; count: number }[]>(
      'select state, count(*)::int as count from meeting_registration where meeting_id = ? group by state',
      [id],
    );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

describe('places', () => {
  it('are given to 10 of 50 parallel confirmations, and the others wait', async () => {
    const meeting = await addOpenMeeting(api, { capacity: 10 });
    const tokens: string[] = [];
    for (let person = 0; person < 50; person += 1)
      tokens.push(await register(meeting, `p${person}@example.org`));
    const responses = await Promise.all(tokens.map((token) => confirm(token)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await statesOf(meeting)).toEqual({ registered: 10, waiting: 40 });
  });

  it('are shown to visitors while they are limited', async () => {
    const unlimited = await addOpenMeeting(api);
    const placesOf = async ({ id: meeting }: ZoomMeeting) =>
      (await api.asVisitor().get('/meeting-registrations/places').query({ meeting }).expect(200)).body;
    expect(await placesOf(unlimited)).toEqual({ dates: null, series: null });

    const meeting = await addOpenMeeting(api, { capacity: 3 });
    await registerAndConfirm(api, mailbox, registrationFor(meeting, { email: 'one@example.org' }));
    await registerAndConfirm(
      api,
      mailbox,
      registrationFor(meeting, { email: 'all@example.org', date: null }),
    );
    const { dates, series } = await placesOf(meeting);
    expect([dates[dateOf(meeting)], dates[dateOf(meeting, 2)], series]).toEqual([1, 2, 1]);

    await api
      .as('admin')
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...meeting, isActive: false })
      .expect(200);
    await api.asVisitor().get('/meeting-registrations/places').query({ meeting: meeting.id }).expect(404);
  });

  it('pass to the waiting list in the order of confirmation, once each', async () => {
    const meeting = await addOpenMeeting(api, { capacity: 1 });
    const [first, second, third] = ['a@example.org', 'b@example.org', 'c@example.org'] as const;
    const tokens = [];
    for (const email of [first, second, third]) tokens.push(await register(meeting, email));
    for (const token of tokens) await confirm(token).expect(200);
    expect((await mailbox.waitFor(second)).subject).toContain('lista de espera');

    await api.asVisitor().post('/meeting-registrations/cancellation').send({ token: tokens[0] }).expect(200);
    expect((await mailbox.waitFor(second)).subject).toContain('Tienes un lugar');
    expect(await statesOf(meeting)).toEqual({ cancelled: 1, registered: 1, waiting: 1 });

    const registration = { ...meeting.registration, capacity: 2 };
    await api
      .as('admin')
      .put(`/zoom-meetings/${meeting.id}`)
      .send({ ...meeting, registration })
      .expect(200);
    await mailbox.waitFor(third, 'Tienes un lugar');
    expect(await statesOf(meeting)).toEqual({ cancelled: 1, registered: 2 });
  });

  it('of the series are places of every date', async () => {
    const meeting = await addOpenMeeting(api, { capacity: 2 });
    await confirm(await register(meeting, 's@example.org', { date: null })).expect(200);
    const state = async (email: string, changes: object) =>
      (await confirm(await register(meeting, email, changes)).expect(200)).body.state;
    expect(await state('d1@example.org', {})).toBe('registered');
    expect(await state('d2@example.org', {})).toBe('waiting');
    expect(await state('s2@example.org', { date: null })).toBe('waiting');
    expect(await state('d3@example.org', { date: dateOf(meeting, 2) })).toBe('registered');
  });

  it('end the registration when there is no waiting list', async () => {
    const meeting = await addOpenMeeting(api, { capacity: 1, hasWaitingList: false });
    const late = await register(meeting, 'late@example.org');
    await forgetLimits();
    await registerAndConfirm(api, mailbox, registrationFor(meeting, { email: 'early@example.org' }));
    expect((await confirm(late).expect(409)).body.code).toBe('meeting-registrations.full');
    const again = registrationFor(meeting, { email: 'later@example.org' });
    expect((await api.asVisitor().post('/meeting-registrations').send(again).expect(409)).body.code).toBe(
      'meeting-registrations.full',
    );
    expect(await api.em().count(MeetingRegistration, { meeting: meeting.id, state: 'registered' })).toBe(1);
  });
});
