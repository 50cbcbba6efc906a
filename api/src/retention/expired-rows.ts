import type { AuditNoun } from '@vitral/contracts/audit';
import { CONFIRMATION_HOURS } from '@vitral/contracts/meeting-registrations';
import type { SettingsInput } from '@vitral/contracts/settings';
import { TRASH_DAYS } from '@vitral/contracts/trash';
import { UNSAVED_INPUT_LIMITS } from '@vitral/contracts/unsaved-inputs';
import { IDEMPOTENCY_DAYS } from '../platform/idempotency/idempotency-keys.service.ts';

/** Retention of operating records, such as deliveries and client errors. */
const OPERATING_DAYS = 30;

/** Retention of an account's personal notifications. */
const PERSONAL_DAYS = 90;

/** Tables of the items that may have comments. Their ids are unique across tables. */
const COMMENTED_TABLES = [
  'content',
  'embed',
  'redirect',
  'site_page',
  'social_feed_item',
  'team_member',
  'team_resource',
  'testimonial',
  'zoom_meeting',
];

/** A rule that deletes rows after their retention. */
export interface ExpiredRows {
  /** Rules with the same name run in one job. */
  job: string;
  /** In UTC. */
  cron: string;
  /** 0 for jobs that run again soon. */
  retries?: number;
  table: string;
  /** 0 for jobs that run again soon. */
  where?: string;
  /** SQL expression of the time from which the days count. */
  since: string;
  /** Null: the rows are never deleted. */
  days: number | ((settings: SettingsInput) => number | null);
  /** Names in the audit entry for the number of rows and their latest time; for rows that people see in the console. */
  audited?: { noun: AuditNoun; count: string; before: string };
}

const HEALTH = { job: 'module-health-retention', cron: '53 4 * * *', since: 'hour', days: OPERATING_DAYS };

const REGISTRATIONS = {
  job: 'registration-retention',
  cron: '13 * * * *',
  table: 'meeting_registration',
} as const;

const PICTURES = {
  job: 'testimonial-request-retention',
  cron: '19 * * * *',
  table: 'testimonial_picture',
} as const;

/** The retention of all rows that expire. */
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
  {
    job: 'device-login-retention',
    cron: '9 * * * *',
    retries: 0,
    table: 'device_login',
    since: 'expires_at',
    days: 0,
  },
  {
    job: 'used-challenge-retention',
    cron: '11,41 * * * *',
    retries: 0,
    table: 'used_challenge',
    since: 'expires_at',
    days: 0,
  },
  { job: 'sweep-user-links', cron: '17 3 * * *', table: 'user_link', since: 'expires_at', days: 0 },
  {
    job: 'share-visitor-retention',
    cron: '27 3 * * *',
    table: 'share_visitor',
    since: '(select expires_at from share_link where id = link_id)',
    days: 0,
  },
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
  {
    job: 'promotion-retention',
    cron: '45 4 * * *',
    table: 'promotion',
    since: 'created_at',
    days: OPERATING_DAYS,
  },
  {
    job: 'personal-notification-retention',
    cron: '47 4 * * *',
    table: 'personal_notification',
    since: 'created_at',
    days: PERSONAL_DAYS,
  },
  {
    job: 'comment-retention',
    cron: '49 4 * * *',
    table: 'comment',
    where: COMMENTED_TABLES.map((table) => `item_id not in (select id from ${table})`).join(' and '),
    // Comments on a deleted item are restored with it from the trash.
    since: `coalesce((select max(entry.created_at) from audit_entry entry
      where entry.item_id = comment.item_id::text and entry.verb = 'deleted'), created_at)`,
    days: TRASH_DAYS,
  },
  {
    // A review ends with its item; this rule covers items deleted by a database cascade, such as the posts of a feed.
    job: 'review-retention',
    cron: '50 4 * * *',
    table: 'item_review',
    where: COMMENTED_TABLES.map((table) => `item_id not in (select id from ${table})`).join(' and '),
    since: 'created_at',
    days: 0,
  },
  {
    job: 'preview-link-retention',
    cron: '51 4 * * *',
    table: 'preview_link',
    since: 'coalesce(revoked_at, expires_at)',
    days: OPERATING_DAYS,
  },
  {
    job: 'unsaved-input-retention',
    cron: '57 4 * * *',
    table: 'unsaved_input',
    since: 'updated_at',
    days: UNSAVED_INPUT_LIMITS.days,
  },
  {
    job: 'checked-import-retention',
    cron: '29 * * * *',
    table: 'import',
    where: `state = 'checked'`,
    since: 'created_at',
    days: 1,
  },
  { job: 'import-retention', cron: '53 4 * * *', table: 'import', since: 'created_at', days: PERSONAL_DAYS },
  { ...HEALTH, table: 'set_traffic' },
  { ...HEALTH, table: 'load_failure_count' },
  { ...HEALTH, table: 'page_timing' },
  {
    job: 'contact-retention',
    cron: '23 4 * * *',
    table: 'contact_message',
    since: 'created_at',
    days: ({ contactRetentionDays }) => contactRetentionDays,
    audited: { noun: 'contact-messages', count: 'messages', before: 'receivedBefore' },
  },
  {
    ...REGISTRATIONS,
    where: `state <> 'pending'`,
    since: 'ends_at',
    days: ({ registrationRetentionDays }) => registrationRetentionDays,
    audited: { noun: 'meeting-registrations', count: 'registrations', before: 'endedBefore' },
  },
  {
    ...REGISTRATIONS,
    where: `state = 'pending'`,
    since: 'created_at',
    days: CONFIRMATION_HOURS / 24,
  },
  {
    job: PICTURES.job,
    cron: PICTURES.cron,
    table: 'testimonial_request',
    // A link ends when it expires, is revoked, or has all its testimonials.
    since: `least(expires_at, revoked_at, case when submission_count >= max_submissions then
      (select max(consent.created_at) from testimonial_submission as submission
       join testimonial_consent as consent on consent.id = submission.consent_id
       where submission.request_id = testimonial_request.id) end)`,
    days: ({ requestRetentionDays }) => requestRetentionDays,
    audited: { noun: 'testimonial-requests', count: 'links', before: 'endedBefore' },
  },
  {
    ...PICTURES,
    where: `testimonial_id in (select id from testimonial where review_state = 'pending')`,
    since: 'created_at',
    days: ({ requestRetentionDays }) => requestRetentionDays,
  },
  {
    ...PICTURES,
    where: 'testimonial_id not in (select id from testimonial)',
    // A deleted testimonial is restored from the trash with its picture.
    since: `coalesce((select max(entry.created_at) from audit_entry entry
      where entry.item_id = testimonial_picture.testimonial_id::text and entry.verb = 'deleted'), created_at)`,
    days: TRASH_DAYS,
  },
  {
    job: 'audit-retention',
    cron: '41 4 * * *',
    table: 'audit_entry',
    since: 'created_at',
    days: ({ auditRetentionDays }) => auditRetentionDays,
    audited: { noun: 'audit', count: 'entries', before: 'recordedBefore' },
  },
  {
    job: 'security-event-retention',
    cron: '39 4 * * *',
    table: 'security_event',
    since: 'created_at',
    days: ({ securityRetentionDays }) => securityRetentionDays,
    audited: { noun: 'security-events', count: 'entries', before: 'recordedBefore' },
  },
];
