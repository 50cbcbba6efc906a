import type { Language, Translations } from './languages.ts';

/** Dates of a live session that a visitor registers for: single dates, all of them, or either. */
export const REGISTRATION_SCOPES = ['date', 'series', 'both'] as const;
export type RegistrationScope = (typeof REGISTRATION_SCOPES)[number];

export const QUESTION_KINDS = ['text', 'choice'] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** A question of the registration form; `options` are the answers of a choice. */
export interface RegistrationQuestion extends Translations<'label'> {
  /** Letters, digits and hyphens; answers refer to it. */
  id: string;
  kind: QuestionKind;
  label: string;
  options: string[];
  isRequired: boolean;
}

/** Rules for the registration of visitors for a live session. */
export interface RegistrationSettings {
  /** Places of each date; null without a limit. A registration for the series takes a place on every date. */
  capacity: number | null;
  /** People wait for a place if none is free; otherwise registration ends with the last place. */
  hasWaitingList: boolean;
  questions: RegistrationQuestion[];
  /** Minutes before the start of a date at which its registration ends. */
  closesMinutesBefore: number;
  scope: RegistrationScope;
  /** Minutes before the start at which people are reminded. */
  reminders: number[];
}

/** The settings as visitors receive them. */
export type PublicRegistrationSettings = Omit<RegistrationSettings, 'reminders'>;

/** The settings with which registration is switched on. */
export const NEW_REGISTRATION: RegistrationSettings = {
  capacity: null,
  hasWaitingList: true,
  questions: [],
  closesMinutesBefore: 0,
  scope: 'both',
  reminders: [1440, 60],
};

/** Maximum number of minutes before the start, two weeks, for reminders and for the end of registration. */
export const REGISTRATION_MINUTES_MAX = 20_160;

/** Minutes before the start from which a personal link leads to the call. */
export const JOIN_MINUTES_BEFORE = 15;

/** Hours for which the link that confirms an email address is valid. */
export const CONFIRMATION_HOURS = 48;

/** Hidden field that only bots fill in; the server drops such registrations silently. */
export const REGISTRATION_HONEYPOT = 'homepage';

/** Value of the form's field `date` that stands for the series. */
export const SERIES = 'series';

/** Prefix of the names of the form's fields for answers; the question's id follows. */
export const ANSWER_FIELD = 'answers.';

/**
 * GET /api/meeting-registrations/places?meeting={id}: the number of free places. Both fields are null for a live
 * session without a limit.
 */
export interface FreePlaces {
  /** Free places on each coming date, by its regular date. */
  dates: Record<string, number> | null;
  /** Free places for the whole series. */
  series: number | null;
}

/** POST /api/meeting-registrations. The response is the same whether or not the email address is known. */
export interface MeetingRegistrationInput {
  meetingId: string;
  /** Regular date, `YYYY-MM-DD`; null for the series. */
  date: string | null;
  name: string;
  email: string;
  language: Language;
  /** IANA zone, in which emails give the time. */
  timezone: string;
  /** Answers by the id of their question. */
  answers: Record<string, string>;
  /** The visitor agrees to be emailed about the live session; anything but true is refused. */
  isAgreed: boolean;
}

export interface MeetingRegistrationReceipt {
  /** ISO instant. */
  receivedAt: string;
}

export const REGISTRATION_STATES = ['pending', 'registered', 'waiting', 'cancelled'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

/** POST /api/meeting-registrations/confirmation, /cancellation and /mine. */
export interface RegistrationLink {
  /** The token of a link in an email. */
  token: string;
}

/** A registration as the person who made it receives it; their email address is left out. */
export interface OwnRegistration extends Translations<'title'> {
  token: string;
  title: string;
  /** Null for the series. */
  date: string | null;
  /** The date, or the next one of the series; ISO instants. Null when none is held. */
  start: string | null;
  end: string | null;
  state: RegistrationState;
  /** Null unless registered. */
  joinUrl: string | null;
}

/** A row of GET /api/meeting-registrations, for staff. */
export interface MeetingRegistration {
  id: string;
  createdAt: string;
  meetingId: string | null;
  date: string | null;
  name: string;
  email: string;
  language: Language;
  timezone: string;
  answers: Record<string, string>;
  state: RegistrationState;
  confirmedAt: string | null;
  cancelledAt: string | null;
  /** Dates that the person attended. */
  attendedDates: string[];
}

/** Counts for one date of a live session; people registered for the series count on every date. */
export interface RegistrationDate {
  date: string;
  /** ISO instant; null for a date that the schedule no longer includes. */
  start: string | null;
  status: 'held' | 'moved' | 'cancelled' | null;
  isOver: boolean;
  registered: number;
  waiting: number;
  attended: number;
  /** People in the call as Zoom counted them; null without a report. */
  participants: number | null;
}

/** GET /api/meeting-registrations/figures?meeting={id} */
export interface RegistrationFigures {
  /** Registrations for the live session, of all dates. */
  states: Record<RegistrationState, number>;
  /** Coming dates, and past ones for which people registered or a call was reported, in order. */
  dates: RegistrationDate[];
}

/** PUT /api/meeting-registrations/{id}/attendance: records or removes the attendance of a person. */
export interface AttendanceInput {
  date: string;
  isPresent: boolean;
}

/** POST /api/meeting-registrations/messages: an email to everyone who is registered for a date. */
export interface RegistrantsMessage {
  meetingId: string;
  date: string;
  subject: string;
  text: string;
}

export interface RegistrantsMessageReceipt {
  recipients: number;
}

/** Everything that is stored about one person: GET /api/meeting-registrations/{id}/data. */
export interface RegistrantData {
  registrations: MeetingRegistration[];
}

/** DELETE /api/meeting-registrations/{id} erases all registrations of the same person. */
export interface RegistrantErasure {
  erased: number;
}
