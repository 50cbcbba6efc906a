import type { ContentUse } from './content.ts';
import type { ReleaseProblem } from './release-problems.ts';
import type { DisplacedException } from './zoom-meetings.ts';

/**
 * Error codes of the API with their HTTP status and English message. Clients show `t('errors:' + code, params)`;
 * `message` is for readers of raw responses.
 */
export const ERRORS = {
  'request.invalid': { status: 400, message: 'The request is not valid' },
  'request.not-json': { status: 415, message: 'This URL accepts JSON only' },
  'request.compressed': { status: 415, message: 'Compressed requests are not accepted' },
  'request.too-large': { status: 413, message: 'The request is too large' },
  'request.precondition-failed': { status: 412, message: 'It has changed since it was last read' },
  'request.unsatisfiable': { status: 416, message: 'The file has no such range' },
  'request.foreign-site': { status: 403, message: 'Writes from another site are refused' },
  'request.invalid-host': { status: 400, message: 'The host of the request is not valid' },
  'request.demo-elsewhere': {
    status: 421,
    message: 'Demo mode works only at localhost, on the machine that it runs on',
  },
  'request.demo-forwarded': {
    status: 403,
    message: 'Demo mode does not accept requests that a proxy forwards',
  },
  'request.too-many': { status: 429, message: 'Too many requests. Please wait and try again' },
  'request.key-reused': {
    status: 422,
    message: 'This Idempotency-Key was already used for a different request',
  },
  'request.taken-before': {
    status: 425,
    message: 'This request was received before, but its response is not available',
  },
  'request.not-found': { status: 404, message: 'Not found' },
  'auth.unauthorized': { status: 401, message: 'You must log in to access this page' },
  'auth.invalid-credentials': { status: 401, message: 'Invalid username or password' },
  'auth.approval-pending': { status: 403, message: 'An administrator has not approved this account yet' },
  'auth.insufficient-permissions': { status: 403, message: 'You do not have permission to do this' },
  'auth.second-factor-required': { status: 401, message: 'Enter the code of your second factor' },
  'auth.wrong-code': { status: 401, message: 'The code is not right' },
  'auth.second-factor-missing': { status: 403, message: 'Set up your second factor first' },
  'auth.second-factor-needed': { status: 409, message: 'Your role needs a second factor' },
  'auth.second-factor-on': { status: 409, message: 'The second factor is on already' },
  'auth.second-factor-off': { status: 409, message: 'The second factor is not on' },
  'auth.wrong-password': { status: 403, message: 'The current password is not right' },
  'auth.weak-password': { status: 400, message: 'This password is too easy to guess' },
  'auth.link-invalid': { status: 404, message: 'This link was used, replaced or has expired' },
  'auth.registration-closed': { status: 403, message: 'Registration is closed' },
  'storage.full': { status: 507, message: 'There is no room left for this file' },
  'server.failure': { status: 500, message: 'Server error. Please try again.' },
  'server.not-ready': { status: 503, message: 'The service is not ready. Please try again shortly' },
  'server.outcome-unknown': {
    status: 503,
    message: 'The change may or may not have been saved. Please try again shortly',
  },
  'testimonials.not-found': { status: 404, message: 'Testimonial not found' },
  'testimonials.stale': { status: 409, message: 'This testimonial was changed by somebody else' },
  'users.not-found': { status: 404, message: 'User not found' },
  'users.stale': { status: 409, message: 'This user was changed by somebody else' },
  'users.username-taken': { status: 409, message: 'This username is taken' },
  'users.last-admin': { status: 409, message: 'At least one enabled admin must remain' },
  'contact-messages.not-found': { status: 404, message: 'Message not found' },
  'contact-messages.stale': { status: 409, message: 'This message was changed by somebody else' },
  'contact-messages.too-many-notes': {
    status: 409,
    message: 'This message has the maximum number of notes',
  },
  'settings.stale': { status: 409, message: 'The settings were changed by somebody else' },
  'content.not-found': { status: 404, message: 'Content not found' },
  'content.stale': { status: 409, message: 'This content was changed by somebody else' },
  'content.in-use': { status: 409, message: 'This file is in use and would be missing there' },
  'content.not-shown': {
    status: 409,
    message: 'A file used here is hidden, in the trash or not visible to everybody who can see this page',
  },
  'content.no-file': { status: 400, message: 'Please select files to upload' },
  'content.type-refused': { status: 415, message: 'Files of this kind are not accepted' },
  'content.broken-file': { status: 400, message: 'This file is damaged and cannot be read' },
  'content.too-large': { status: 413, message: 'The file is too large' },
  'content.unpacks-too-large': {
    status: 413,
    message: 'The unpacked file is far larger than its size suggests',
  },
  'share-links.not-found': { status: 404, message: 'This link does not exist or is no longer valid' },
  'share-links.too-many': { status: 409, message: 'This item has the maximum number of links' },
  'share-links.wrong-password': { status: 403, message: 'The password is not right' },
  'landing-content.not-found': { status: 404, message: 'Landing content not found' },
  'landing-content.stale': { status: 409, message: 'This section was changed by somebody else' },
  'team-members.not-found': { status: 404, message: 'Team member not found' },
  'team-members.stale': { status: 409, message: 'This team member was changed by somebody else' },
  'zoom-meetings.not-found': { status: 404, message: 'Meeting not found' },
  'zoom-meetings.stale': { status: 409, message: 'This meeting was changed by somebody else' },
  'zoom-meetings.not-a-date': { status: 400, message: 'The meeting is not held on this date' },
  'zoom-meetings.not-movable': {
    status: 400,
    message: 'A date can only be moved to a time within the next 12 months',
  },
  'zoom-meetings.date-taken': { status: 409, message: 'This date was cancelled or moved already' },
  'zoom-meetings.displaced-dates': {
    status: 409,
    message: 'Cancelled or moved dates no longer fit: choose which to keep and which to delete',
  },
  'zoom-meetings.too-many-exceptions': {
    status: 409,
    message: 'This meeting has the maximum number of cancelled or moved dates',
  },
  'team-resources.not-found': { status: 404, message: 'Resource not found' },
  'team-resources.stale': { status: 409, message: 'This resource was changed by somebody else' },
  'social-feeds.not-found': { status: 404, message: 'Feed item not found' },
  'social-feeds.stale': { status: 409, message: 'This feed item was changed by somebody else' },
  'feed-sources.not-found': { status: 404, message: 'Feed not found' },
  'feed-sources.stale': { status: 409, message: 'This feed was changed by somebody else' },
  'feed-sources.taken': { status: 409, message: 'This feed already exists' },
  'feed-sources.too-many': { status: 409, message: 'The maximum number of feeds is reached' },
  'feed-sources.sync-off': { status: 409, message: 'The sync of social feeds is switched off' },
  'embeds.not-found': { status: 404, message: 'Embed not found' },
  'embeds.stale': { status: 409, message: 'This embed was changed by somebody else' },
  'embeds.unreadable': { status: 400, message: 'Nothing can be embedded from this address' },
  'embeds.too-many': { status: 409, message: 'The maximum number of embeds is reached' },
  'backups.not-found': { status: 404, message: 'No backup file is available for download.' },
  'backups.busy': { status: 409, message: 'A backup or a restore is under way already' },
  'backups.not-ready': { status: 409, message: 'This backup is not complete' },
  'backups.refused': { status: 422, message: 'This archive cannot be used' },
  'backups.not-confirmed': { status: 400, message: 'The name does not match the filename of the backup' },
  'backups.link-invalid': { status: 404, message: 'This link was used or has expired' },
  'deliveries.not-found': { status: 404, message: 'Message not found' },
  'deliveries.not-failed': { status: 409, message: 'Only messages that failed can be sent again' },
  'deliveries.expired': { status: 409, message: 'The text of this message is no longer stored' },
  'notifications.no-channel': { status: 409, message: 'This channel is not configured on the server' },
  'api-keys.not-found': { status: 404, message: 'No key is set for this platform' },
  'client-errors.not-found': { status: 404, message: 'Error not found' },
  'site-config.not-found': { status: 404, message: 'Setting not found' },
  'site-config.invalid': { status: 400, message: 'This value is not allowed for the setting' },
  'modules.not-found': { status: 404, message: 'Module or release not found' },
  'modules.refused': { status: 422, message: 'This release cannot be used' },
  'modules.version-taken': {
    status: 409,
    message: 'This version was already published with different bytes',
  },
  'modules.removed': { status: 409, message: 'The files of this release are gone. Publish it again first' },
  'modules.stale': { status: 409, message: 'The active releases were changed by somebody else' },
  'modules.candidate-busy': { status: 409, message: 'Another candidate is being tried out' },
  'modules.no-candidate': { status: 409, message: 'There is no candidate' },
  'modules.nothing-before': { status: 409, message: 'There is no earlier release to roll back to' },
  'modules.token-scope': { status: 403, message: 'This token does not cover this module or this operation' },
  'module-tokens.not-found': { status: 404, message: 'Token not found' },
  'module-tokens.too-many': { status: 409, message: 'The maximum number of tokens is reached' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type ErrorParams = Record<
  string,
  string | number | boolean | string[] | ReleaseProblem[] | ContentUse[] | DisplacedException[]
>;

/** Body of every response with a status of 400 or more. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  params: ErrorParams;
  requestId: string;
}
