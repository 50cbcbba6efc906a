import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type MailSite, startMailSite } from './set-up/mail-site.ts';
import { addOpenMeeting, dateOf, registerAndConfirm, registrationFor } from './set-up/registrations.ts';

/** More than a server passes on at once, and few enough for some seconds. */
const PEOPLE = 200;

let { api, mailbox, stop } = {} as MailSite;
beforeAll(async () => {
  ({ api, mailbox, stop } = await startMailSite());
});
afterAll(() => stop());

describe('an email to everybody', () => {
  it('reaches each person once, and an email to one person does not wait behind it', async () => {
    const meeting = await addOpenMeeting(api);
    await registerAndConfirm(api, mailbox, registrationFor(meeting));
    await api.em().execute(
      `insert into meeting_registration
         (created_at, meeting_id, date, name, sealed_email, email_hash, language, timezone, answers, state, confirmed_at)
       select created_at, meeting_id, date, name, sealed_email, 'copy ' || n, language, timezone, answers, state, confirmed_at
       from meeting_registration, generate_series(2, ?::int) n where meeting_id = ?`,
      [PEOPLE, meeting.id],
    );
    const message = { meetingId: meeting.id, date: dateOf(meeting), subject: 'Aviso', text: 'Traigan agua.' };
    await api.as('admin').post('/meeting-registrations/messages').send(message).expect(202);
    const sent = () => mailbox.received.filter(({ subject }) => subject?.includes('Aviso'));
    await mailbox.waitUntil(() => sent().length > 0);

    const late = registrationFor(meeting, { email: 'late@example.org' });
    await api.asVisitor().post('/meeting-registrations').send(late).expect(202);
    await mailbox.waitFor('late@example.org');
    expect(sent().length).toBeLessThan(PEOPLE);
    await mailbox.waitUntil(() => sent().length >= PEOPLE);
    expect(new Set(sent().map(({ messageId }) => messageId)).size).toBe(PEOPLE);
  });
});
