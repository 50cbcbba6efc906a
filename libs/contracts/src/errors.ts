import type { ContentUse } from './content.ts';
import type { ReleaseProblem } from './release-problems.ts';
import type { DisplacedException } from './zoom-meetings.ts';

const error = (status: number, message: string) => ({ status, message });

/**
 * Error codes of the API with their HTTP status and English message. Clients show `t('errors:' + code, params)`;
 * `message` is for readers of raw responses.
 */
export const ERRORS = {
  'request.invalid': error(400, 'The request is not valid'),
  'request.not-json': error(415, 'This URL accepts JSON only'),
  'request.compressed': error(415, 'Compressed requests are not accepted'),
  'request.too-large': error(413, 'The request is too large'),
  'request.precondition-failed': error(412, 'It has changed since it was last read'),
  'request.unsatisfiable': error(416, 'The file has no such range'),
  'request.foreign-site': error(403, 'Writes from another site are refused'),
  'request.invalid-host': error(400, 'The host of the request is not valid'),
  'request.demo-elsewhere': error(421, 'Demo mode works only at localhost, on the machine that it runs on'),
  'request.demo-forwarded': error(403, 'Demo mode does not accept requests that a proxy forwards'),
  'request.too-many': error(429, 'Too many requests. Please wait and try again'),
  'request.key-reused': error(422, 'This Idempotency-Key was already used for a different request'),
  'request.taken-before': error(425, 'This request was received before, but its response is not available'),
  'request.not-found': error(404, 'Not found'),
  'auth.unauthorized': error(401, 'You must log in to access this page'),
  'auth.invalid-credentials': error(401, 'Invalid username or password'),
  'auth.approval-pending': error(403, 'An administrator has not approved this account yet'),
  'auth.insufficient-permissions': error(403, 'You do not have permission to do this'),
  'auth.second-factor-required': error(401, 'Enter the code of your second factor'),
  'auth.wrong-code': error(401, 'The code is not right'),
  'auth.second-factor-missing': error(403, 'Set up your second factor first'),
  'auth.second-factor-needed': error(409, 'Your role needs a second factor'),
  'auth.second-factor-on': error(409, 'The second factor is on already'),
  'auth.second-factor-off': error(409, 'The second factor is not on'),
  'auth.wrong-password': error(403, 'The current password is not right'),
  'auth.weak-password': error(400, 'This password is too easy to guess'),
  'auth.link-invalid': error(404, 'This link was used, replaced or has expired'),
  'auth.registration-closed': error(403, 'Registration is closed'),
  'storage.full': error(507, 'There is no room left for this file'),
  'server.failure': error(500, 'Server error. Please try again.'),
  'server.not-ready': error(503, 'The service is not ready. Please try again shortly'),
  'server.outcome-unknown': error(503, 'The change may or may not have been saved. Please try again shortly'),
  'testimonials.not-found': error(404, 'Testimonial not found'),
  'testimonials.stale': error(409, 'This testimonial was changed by somebody else'),
  'users.not-found': error(404, 'User not found'),
  'users.stale': error(409, 'This user was changed by somebody else'),
  'users.username-taken': error(409, 'This username is taken'),
  'users.last-admin': error(409, 'At least one enabled admin must remain'),
  'contact-messages.not-found': error(404, 'Message not found'),
  'contact-messages.stale': error(409, 'This message was changed by somebody else'),
  'contact-messages.too-many-notes': error(409, 'This message has the maximum number of notes'),
  'settings.stale': error(409, 'The settings were changed by somebody else'),
  'content.not-found': error(404, 'Content not found'),
  'content.stale': error(409, 'This content was changed by somebody else'),
  'content.in-use': error(409, 'This file is in use and would be missing there'),
  'content.not-shown': error(
    409,
    'A file used here is hidden, in the trash or not visible to everybody who can see this page',
  ),
  'content.no-file': error(400, 'Please select files to upload'),
  'content.type-refused': error(415, 'Files of this kind are not accepted'),
  'content.broken-file': error(400, 'This file is damaged and cannot be read'),
  'content.too-large': error(413, 'The file is too large'),
  'content.unpacks-too-large': error(413, 'The unpacked file is far larger than its size suggests'),
  'share-links.not-found': error(404, 'This link does not exist or is no longer valid'),
  'share-links.too-many': error(409, 'This item has the maximum number of links'),
  'share-links.wrong-password': error(403, 'The password is not right'),
  'landing-content.not-found': error(404, 'Landing content not found'),
  'landing-content.stale': error(409, 'This section was changed by somebody else'),
  'site-pages.not-found': error(404, 'Page not found'),
  'site-pages.stale': error(409, 'This page was changed by somebody else'),
  'site-pages.slug-taken': error(409, 'Another page has this address'),
  'site-pages.published': error(409, 'Take the page back before you delete it'),
  'team-members.not-found': error(404, 'Team member not found'),
  'team-members.stale': error(409, 'This team member was changed by somebody else'),
  'zoom-meetings.not-found': error(404, 'Live session not found'),
  'zoom-meetings.stale': error(409, 'This live session was changed by somebody else'),
  'zoom-meetings.not-a-date': error(400, 'The live session is not held on this date'),
  'zoom-meetings.not-movable': error(400, 'A date can only be moved to a time within the next 12 months'),
  'zoom-meetings.date-taken': error(409, 'This date was cancelled or moved already'),
  'zoom-meetings.displaced-dates': error(
    409,
    'Cancelled or moved dates no longer fit: choose which to keep and which to delete',
  ),
  'zoom-meetings.too-many-exceptions': error(
    409,
    'This live session has the maximum number of cancelled or moved dates',
  ),
  'zoom-meetings.leader-not-found': error(400, 'The leader is no longer in the team'),
  'zoom-meetings.registration-needs-email': error(
    409,
    'Registration needs a mail server: set SMTP_URL before you switch it on',
  ),
  'meeting-registrations.not-found': error(404, 'Registration not found'),
  'meeting-registrations.off': error(409, 'This live session takes no registrations'),
  'meeting-registrations.closed': error(409, 'Registration for this date is closed'),
  'meeting-registrations.full': error(409, 'There are no places left'),
  'team-resources.not-found': error(404, 'Resource not found'),
  'team-resources.stale': error(409, 'This resource was changed by somebody else'),
  'social-feeds.not-found': error(404, 'Post not found'),
  'social-feeds.stale': error(409, 'This post was changed by somebody else'),
  'feed-sources.not-found': error(404, 'Feed not found'),
  'feed-sources.stale': error(409, 'This feed was changed by somebody else'),
  'feed-sources.taken': error(409, 'This feed already exists'),
  'feed-sources.too-many': error(409, 'The maximum number of feeds is reached'),
  'feed-sources.sync-off': error(409, 'The sync of social feeds is switched off'),
  'embeds.not-found': error(404, 'Embed not found'),
  'embeds.stale': error(409, 'This embed was changed by somebody else'),
  'embeds.unreadable': error(400, 'Nothing can be embedded from this URL'),
  'embeds.too-many': error(409, 'The maximum number of embeds is reached'),
  'backups.not-found': error(404, 'No backup file is available for download.'),
  'backups.busy': error(409, 'A backup or a restore is under way already'),
  'backups.not-ready': error(409, 'This backup is not complete'),
  'backups.refused': error(422, 'This archive cannot be used'),
  'backups.not-confirmed': error(400, 'The name does not match the filename of the backup'),
  'backups.link-invalid': error(404, 'This link was used or has expired'),
  'deliveries.not-found': error(404, 'Message not found'),
  'deliveries.not-failed': error(409, 'Only messages that failed can be sent again'),
  'deliveries.expired': error(409, 'The text of this message is no longer stored'),
  'notifications.no-channel': error(409, 'This channel is not configured on the server'),
  'api-keys.not-found': error(404, 'No key is set for this platform'),
  'zoom-account.not-found': error(404, 'No Zoom account is set'),
  'zoom-account.stale': error(409, 'The Zoom account was changed by somebody else'),
  'zoom-account.secret-missing': error(400, 'The client secret is required'),
  'zoom-calls.not-found': error(404, 'This live session is not managed in Zoom'),
  'zoom-calls.not-signed': error(400, 'The signature of this event is missing or wrong'),
  'zoom-meetings.no-zoom-account': error(409, 'No Zoom account is set. Enter it in the settings first'),
  'client-errors.not-found': error(404, 'Error not found'),
  'site-config.not-found': error(404, 'Setting not found'),
  'site-config.invalid': error(400, 'This value is not allowed for the setting'),
  'modules.not-found': error(404, 'Module or release not found'),
  'modules.refused': error(422, 'This release cannot be used'),
  'modules.version-taken': error(409, 'This version was already published with different bytes'),
  'modules.removed': error(409, 'The files of this release are gone. Publish it again first'),
  'modules.stale': error(409, 'The active releases were changed by somebody else'),
  'modules.candidate-busy': error(409, 'Another candidate is being tried out'),
  'modules.no-candidate': error(409, 'There is no candidate'),
  'modules.nothing-before': error(409, 'There is no earlier release to roll back to'),
  'modules.token-scope': error(403, 'This token does not cover this module or this operation'),
  'module-tokens.not-found': error(404, 'Token not found'),
  'module-tokens.too-many': error(409, 'The maximum number of tokens is reached'),
};

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
