import { PRIVILEGED_SESSION_DAYS, type SettingsInput } from '@vitral/contracts';

/** The settings that bound sessions. */
export type SessionLifetime = Pick<SettingsInput, 'sessionHours' | 'sessionDays'>;

/** SQL for the absolute end of a row of `session`, after the days of the settings; sooner for admins. */
export const endOf = (days: string) => `(started_at + make_interval(days => least(${days}, coalesce(
  (select ${PRIVILEGED_SESSION_DAYS} from account where account.id = session.account_id and role = 'admin'), ${days}))))`;
