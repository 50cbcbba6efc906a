import { NEW_REGISTRATION, type RegistrationSettings } from '@vitral/contracts/meeting-registrations';
import type { ZoomMeeting } from '@vitral/contracts/zoom-meetings';
import type { Api } from '../start-api.ts';
import type { Email, Mailbox } from '@vitral/stand-ins/mailbox';
import { addMeeting, MEETING } from './meetings.ts';

/** A daily live session that visitors register for. */
export const addOpenMeeting = (
  api: Api,
  registration: Partial<RegistrationSettings> = {},
): Promise<ZoomMeeting> =>
  addMeeting(api, { ...MEETING, registration: { ...NEW_REGISTRATION, ...registration } });

/** The second date, since the first one may be running. */
export const dateOf = ({ dates }: ZoomMeeting, index = 1): string => dates[index]?.date ?? '';

export const registrationFor = (meeting: ZoomMeeting, changes: object = {}) => ({
  meetingId: meeting.id,
  date: dateOf(meeting),
  name: 'Rosa Álvarez',
  email: 'rosa@example.org',
  language: 'es',
  timezone: 'Europe/Madrid',
  isAgreed: true,
  ...changes,
});

/** The path of the registration that an email links to. */
export function pathIn({ text = '' }: Email): string {
  return /\/meeting-registrations\/[\w.-]+(?=\s|$)/.exec(text)?.[0] ?? '';
}

export const tokenIn = (email: Email): string => pathIn(email).split('/')[2] ?? '';

/** Registers a visitor and confirms; returns the email that is sent then. */
export async function registerAndConfirm(
  api: Api,
  mailbox: Mailbox,
  registration: ReturnType<typeof registrationFor>,
): Promise<Email> {
  await api.asVisitor().post('/meeting-registrations').send(registration).expect(202);
  const token = tokenIn(await mailbox.waitFor(registration.email));
  await api.asVisitor().post('/meeting-registrations/confirmation').send({ token }).expect(200);
  return mailbox.waitFor(registration.email);
}

/** The calendar message of an email; empty if there is none. */
export function calendarIn({ attachments }: Email): string {
  const part = attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  if (!part) return '';
  return typeof part.content === 'string' ? part.content : new TextDecoder().decode(part.content);
}

/** The path of the personal link in an email. */
export function joinPathIn({ text = '' }: Email): string {
  return /\/meeting-registrations\/[\w.-]+\/join/.exec(text)?.[0] ?? '';
}
