import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BulkResult } from '@vitral/contracts/bulk';
import type { MeetingRegistration as RegistrationResponse } from '@vitral/contracts/meeting-registrations';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import { AuditEntry } from '../src/platform/audit/audit-entry.entity.ts';
import { MeetingRegistration } from '../src/meeting-registrations/meeting-registrations.entity.ts';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { addOpenMeeting, registerAndConfirm, registrationFor } from './set-up/registrations.ts';

let { api, mailbox, stop } = {} as MailSite;
let meeting: ZoomMeeting;
let count = 0;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());
beforeEach(async () => {
  count += 1;
  await api.em().execute('delete from rate_limit');
  await api.em().nativeDelete(MeetingRegistration, {});
});

const emailOf = (name: string) => `${name.toLowerCase()}${count}@example.org`;
const register = (name: string) =>
  registerAndConfirm(api, mailbox, registrationFor(meeting, { name, email: emailOf(name) }));
const list = async (): Promise<RegistrationResponse[]> =>
  (await api.as('admin').get('/meeting-registrations').query({ meeting: meeting.id }).expect(200)).body;
const idsOf = async (...names: string[]) =>
  (await list()).filter(({ name }) => names.includes(name)).map(({ id }) => id);
const statesOf = async () => Object.fromEntries((await list()).map(({ name, state }) => [name, state]));
const send = (body: object, query: object = { meeting: meeting.id }) =>
  api.as('admin').post('/meeting-registrations/bulk').query(query).send(body);
const cancel = async (selection: object, query: object = { meeting: meeting.id }): Promise<BulkResult> =>
  (await send({ ...selection, action: 'cancel' }, query).expect(200)).body;

describe('bulk cancellations of registrations', () => {
  it('tell each person, are audited without names, and change nothing twice', async () => {
    meeting = await addOpenMeeting(api);
    for (const name of ['Ana', 'Eva']) await register(name);
    const ids = await idsOf('Ana', 'Eva');
    expect((await cancel({ ids })).changed.toSorted()).toEqual(ids.toSorted());
    expect(await statesOf()).toEqual({ Ana: 'cancelled', Eva: 'cancelled' });
    for (const name of ['Ana', 'Eva'])
      expect((await mailbox.waitFor(emailOf(name))).subject).toMatch(/cancelada/);
    const entries = await api.em().find(AuditEntry, { itemId: { $in: ids }, verb: 'cancelled' });
    expect(entries.map(({ itemName, changes }) => [itemName, changes])).toEqual(
      ids.map(() => [null, { before: { state: 'registered' }, after: { state: 'cancelled' } }]),
    );
    expect(await cancel({ ids })).toEqual({ changed: [], skipped: [], next: null });
  });

  it('give the places to people who are not cancelled as well', async () => {
    meeting = await addOpenMeeting(api, { capacity: 1 });
    for (const name of ['Ana', 'Eva', 'Iris']) await register(name);
    expect(await statesOf()).toEqual({ Ana: 'registered', Eva: 'waiting', Iris: 'waiting' });
    await cancel({ ids: await idsOf('Ana', 'Eva') });
    expect(await statesOf()).toEqual({ Ana: 'cancelled', Eva: 'cancelled', Iris: 'registered' });
    expect((await mailbox.waitFor(emailOf('Eva'))).subject).toMatch(/cancelada/);
  });

  it('change what a filter finds in one live session only', async () => {
    meeting = await addOpenMeeting(api);
    await register('Ana');
    const ids = await idsOf('Ana');
    const other = await addOpenMeeting(api);
    const { changed, skipped } = await cancel({ ids }, { meeting: other.id });
    expect([changed, skipped.map(({ code }) => code)]).toEqual([[], ['meeting-registrations.not-found']]);
    const query = { meeting: meeting.id, q: 'ana', state: 'registered' };
    await send({ total: 2, action: 'cancel' }, query).expect(409);
    expect((await cancel({ total: 1 }, query)).changed).toEqual(ids);
  });

  it('cancel each registration once when they run in parallel', async () => {
    meeting = await addOpenMeeting(api, { capacity: 1 });
    for (const name of ['Ana', 'Eva']) await register(name);
    const ids = await idsOf('Ana');
    const results = await Promise.all([cancel({ ids }), cancel({ ids }), cancel({ ids })]);
    expect(results.flatMap(({ changed }) => changed)).toEqual(ids);
    expect(await statesOf()).toEqual({ Ana: 'cancelled', Eva: 'registered' });
  });

  it('are refused to everybody who may not change registrations, and with other actions', async () => {
    meeting = await addOpenMeeting(api);
    await register('Ana');
    const ids = await idsOf('Ana');
    const path = `/meeting-registrations/bulk?meeting=${meeting.id}`;
    await api.asVisitor().post(path).send({ ids, action: 'cancel' }).expect(401);
    for (const role of ['user', 'manager'] as const)
      await api.as(role).post(path).send({ ids, action: 'cancel' }).expect(403);
    await send({ ids, action: 'delete' }).expect(400);
    await send({ ids, action: 'cancel' }, {}).expect(400);
    expect(await statesOf()).toEqual({ Ana: 'registered' });
  });
});
