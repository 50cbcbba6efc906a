import { Injectable } from '@nestjs/common';
import { LANGUAGE_FACTS, textIn } from '@vitral/contracts/languages';
import { DateTime } from 'luxon';
import { Configuration } from '../platform/config/configuration.ts';
import type { EmailMessage } from '../platform/email/email-message.ts';
import { Emails } from '../platform/email/emails.ts';
import { invitation } from '../zoom-meetings/index.ts';
import type { MeetingRegistration, RegistrationEmail } from './meeting-registrations.entity.ts';
import type { EmailDetails, EmailKind } from './registration-emails.ts';
import { RegistrationTokens } from './registration-tokens.ts';
import { TEXTS } from './texts/texts.ts';

/** Emails that add the date to the calendar, or remove it. */
const INVITATIONS: Partial<Record<EmailKind, 'REQUEST' | 'CANCEL'>> = {
  registered: 'REQUEST',
  'moved-up': 'REQUEST',
  'date-moved': 'REQUEST',
  'date-restored': 'REQUEST',
  'series-changed': 'REQUEST',
  'date-cancelled': 'CANCEL',
  'series-ended': 'CANCEL',
  cancelled: 'CANCEL',
};

/** Emails whose button leads to the call; the button of others leads to the registration. */
const LEAD_TO_CALL: ReadonlySet<EmailKind> = new Set([
  'registered',
  'moved-up',
  'reminder',
  'date-moved',
  'date-restored',
  'series-changed',
]);

/** Sent before the person agreed to anything, so there is nothing to unsubscribe from. */
const CONFIRMATION: EmailKind = 'confirm';

type Addressee = Pick<MeetingRegistration, 'id' | 'name' | 'language' | 'timezone' | 'date' | 'state'> & {
  email: string;
};

/** Writes the emails to a registrant in their language and time zone. */
@Injectable()
export class RegistrationEmailWriter {
  constructor(
    private readonly emails: Emails,
    private readonly tokens: RegistrationTokens,
    private readonly configuration: Configuration,
  ) {}

  write(
    kind: EmailKind,
    person: Addressee,
    { details, createdAt }: Pick<RegistrationEmail, 'details' | 'createdAt'>,
  ): EmailMessage {
    const texts = TEXTS[person.language];
    const title = textIn(details, 'title', person.language);
    const { subject, paragraphs } = texts.emails[kind]({
      title,
      name: person.name,
      when: whenText(details, person),
      isSeries: details.planned === null,
      previously: details.previousStart === null ? '' : instantText(details.previousStart, person),
      reason: textIn(details, 'reason', person.language),
      message: details.message,
    });
    const manage = `${this.emails.siteOrigin()}/meeting-registrations/${this.tokens.make(person.id, 'manage')}`;
    const join = `${this.emails.siteOrigin()}/meeting-registrations/${this.tokens.make(person.id, 'join')}/join`;
    const toRegistration = { label: texts.labels.manage, address: manage };
    const method = INVITATIONS[kind];
    return {
      to: person.email,
      language: person.language,
      subject,
      paragraphs: paragraphs.filter(Boolean),
      ...(kind === CONFIRMATION
        ? { action: { label: texts.labels.confirm, address: manage } }
        : {
            ...linksOf(kind, texts.labels.join, join, toRegistration),
            unsubscribe: `${manage}/cancellation`,
          }),
      ...(method &&
        person.state !== 'waiting' && {
          invitation: {
            method,
            text: this.invite(method, person, details, { title, join, stamp: createdAt }),
          },
        }),
    };
  }

  private invite(
    method: 'REQUEST' | 'CANCEL',
    person: Addressee,
    details: EmailDetails,
    { title, join, stamp }: { title: string; join: string; stamp: Date },
  ): string {
    const from = this.configuration.mail?.from;
    return invitation(details, {
      method,
      language: person.language,
      organizer: { name: from?.name || title, email: from?.address ?? '' },
      attendee: { name: person.name, email: person.email },
      joinUrl: method === 'CANCEL' ? null : join,
      stamp,
    });
  }
}

function linksOf(
  kind: EmailKind,
  label: string,
  address: string,
  toRegistration: { label: string; address: string },
) {
  return LEAD_TO_CALL.has(kind)
    ? { action: { label, address }, link: toRegistration }
    : { action: toRegistration };
}

type Reader = Pick<MeetingRegistration, 'language' | 'timezone'>;

/** "martes, 1 de diciembre de 2026, 18:00 – 19:00 (hora estándar de Europa central)", in the reader's zone. */
export function whenText({ start, end }: Pick<EmailDetails, 'start' | 'end'>, reader: Reader): string {
  const ends = end === null ? '' : ` – ${inZone(end, reader).toFormat('HH:mm')}`;
  return `${dayText(start, reader)}, ${inZone(start, reader).toFormat('HH:mm')}${ends} (${zoneText(start, reader)})`;
}

function instantText(instant: number, reader: Reader): string {
  return `${dayText(instant, reader)}, ${inZone(instant, reader).toFormat('HH:mm')} (${zoneText(instant, reader)})`;
}

const dayText = (instant: number, reader: Reader) =>
  inZone(instant, reader).toLocaleString({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });

const zoneText = (instant: number, reader: Reader) =>
  inZone(instant, reader).offsetNameLong ?? reader.timezone;

const inZone = (instant: number, { language, timezone }: Reader) =>
  DateTime.fromMillis(instant, { zone: timezone, locale: LANGUAGE_FACTS[language].locale });
