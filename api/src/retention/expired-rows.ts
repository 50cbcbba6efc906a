import type { AuditNoun, SettingsInput } from '@vitral/contracts';
import { IDEMPOTENCY_DAYS } from '../platform/idempotency/idempotency-keys.service.ts';

/** For records of how the site runs. */
const OPERATING_DAYS = 30;

/** Rows that are deleted once their time is over. */
export interface ExpiredRows {
  /** Rules with the same name are one job. */
  job: string;
  /** In UTC. */
  cron: string;
  /** 0 for what runs again soon. */
  retries?: number;
  table: string;
  /** SQL for the rows of the table that the rule is about; all, where it says nothing. */
  where?: string;
  /** SQL for the time from which the days count. */
  since: string;
  /** Null keeps the rows for ever. */
  days: number | ((settings: SettingsInput) => number | null);
  /** For rows that people know of: what the audit entry calls their number and the time before which they were written. */
  audited?: { noun: AuditNoun; count: string; before: string };
}

const HEALTH = { job: 'module-health-retention', cron: '53 4 * * *', since: 'hour', days: OPERATING_DAYS };

const AUDIT = {
  job: 'audit-retention',
  cron: '41 4 * * *',
  table: 'audit_entry',
  since: 'created_at',
  audited: { noun: 'audit', count: 'entries', before: 'recordedBefore' },
} as const;

/** How long rows are stored that are not stored for ever. */
export const EXPIRED_ROWS: readonly ExpiredRows[] = [
  { job: 'session-retention', cron: '*/15 * * * *', retries: 0, table: 'session', since: 'expire', days: 0 },
  {
    job: 'rate-limit-retention',
    cron: '7,22,37,52 * * * *',
    retries: 0,
    table: 'rate_limit',
    since: 'to_timestamp(expire / 1000.0)',
    days: 0,
  },
  {
    job: 'idempotency-keys',
    cron: '37 * * * *',
    retries: 0,
    table: 'idempotency_key',
    since: 'created_at',
    days: IDEMPOTENCY_DAYS,
  },
  { job: 'sweep-user-links', cron: '17 3 * * *', table: 'user_link', since: 'expires_at', days: 0 },
  {
    job: 'client-error-retention',
    cron: '41 3 * * *',
    table: 'client_error',
    since: 'last_at',
    days: OPERATING_DAYS,
  },
  {
    job: 'delivery-log-retention',
    cron: '43 4 * * *',
    table: 'delivery',
    since: 'created_at',
    days: OPERATING_DAYS,
  },
  { ...HEALTH, table: 'set_traffic' },
  { ...HEALTH, table: 'load_failure_count' },
  {
    job: 'contact-retention',
    cron: '23 4 * * *',
    table: 'contact_message',
    since: 'created_at',
    days: ({ contactRetentionDays }) => contactRetentionDays,
    audited: { noun: 'contact-messages', count: 'messages', before: 'receivedBefore' },
  },
  {
    ...AUDIT,
    where: `noun <> 'security'`,
    days: ({ auditRetentionDays }) => auditRetentionDays,
  },
  {
    ...AUDIT,
    where: `noun = 'security'`,
    days: ({ securityRetentionDays }) => securityRetentionDays,
  },
];
