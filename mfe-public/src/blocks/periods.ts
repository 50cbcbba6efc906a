import { DEFAULT_SETTINGS, type Retention } from '@vitral/sdk/contracts/settings';
import { isObject } from '../data/json.ts';
import { readResponse } from '../site/frame.ts';
import type { PageSources } from '../site/page-definition.ts';

/** Retention periods of the site's data, such as "30 days", in the page's language. */
export interface Periods {
  /** Null: stored until staff delete them. */
  messages: string | null;
  registrations: string;
  testimonialRequests: string;
  /** Null: stored without limit. */
  changes: string | null;
  securityEvents: string | null;
  /** Time without activity after which a session ends. */
  idleSession: string;
  session: string;
}

/** A text that names periods. */
export type PeriodText = (periods: Periods) => string;

const DAYS_OF_YEAR = 365;
const HOURS_OF_DAY = 24;

/** Reads the periods that admins set; without a response, the defaults of a new site. */
export function readPeriods({ responses, language }: Pick<PageSources, 'responses' | 'language'>): Periods {
  const stored = readResponse(responses, '/api/retention', readRetention, DEFAULT_SETTINGS);
  const text = (amount: number, unit: 'hour' | 'day' | 'year') =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
  const days = (amount: number) =>
    amount % DAYS_OF_YEAR === 0 ? text(amount / DAYS_OF_YEAR, 'year') : text(amount, 'day');
  const daysOrNull = (amount: number | null) => (amount === null ? null : days(amount));
  const { sessionHours } = stored;
  return {
    messages: daysOrNull(stored.contactRetentionDays),
    registrations: days(stored.registrationRetentionDays),
    testimonialRequests: days(stored.requestRetentionDays),
    changes: daysOrNull(stored.auditRetentionDays),
    securityEvents: daysOrNull(stored.securityRetentionDays),
    idleSession: sessionHours > HOURS_OF_DAY ? days(sessionHours / HOURS_OF_DAY) : text(sessionHours, 'hour'),
    session: days(stored.sessionDays),
  };
}

function readRetention(response: unknown): Retention {
  if (!isObject(response)) throw new TypeError('The response is not an object');
  return { ...DEFAULT_SETTINGS, ...response };
}
