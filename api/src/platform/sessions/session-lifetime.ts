import { PRIVILEGED_SESSION_DAYS, type SettingsInput } from '@vitral/contracts';

/** How long sessions last, as the settings have it. */
export type SessionLifetime = Pick<SettingsInput, 'sessionHours' | 'sessionDays'>;

/** When a row of `session` ends however active it is, for so many days of the settings; an admin's sooner. */
export const endOf = (days: string) => `(started_at + make_interval(days => least(${days}, coalesce(
  (select ${PRIVILEGED_SESSION_DAYS} from account where account.id = session.account_id and role = 'admin'), ${days}))))`;
