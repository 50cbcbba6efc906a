/**
 * Every error the API can answer: code → HTTP status and the specification's English text.
 * Clients show `t('errors:' + code, params)`; `message` is for people reading the wire.
 */
export const ERRORS = {
  'request.invalid': { status: 400, message: 'The request is not valid' },
  'request.not-json': { status: 415, message: 'This address takes JSON only' },
  'request.too-large': { status: 413, message: 'The request is too large' },
  'request.foreign-site': { status: 403, message: 'Writes from another site are refused' },
  'request.too-many': { status: 429, message: 'Too many requests. Please wait and try again' },
  'request.not-found': { status: 404, message: 'Not found' },
  'auth.unauthorized': { status: 401, message: 'You must log in to access this page' },
  'auth.invalid-credentials': { status: 401, message: 'Invalid username or password' },
  'auth.insufficient-permissions': { status: 403, message: 'You do not have permission to do this' },
  'storage.full': { status: 507, message: 'There is no room left for this file' },
  'server.failure': { status: 500, message: 'Server error. Please try again.' },
  'server.not-ready': { status: 503, message: 'The service is not ready. Please try again shortly' },
  'testimonials.not-found': { status: 404, message: 'Testimonial not found' },
  'testimonials.stale': { status: 409, message: 'This testimonial was changed by somebody else' },
  'users.not-found': { status: 404, message: 'User not found' },
  'content.not-found': { status: 404, message: 'Content not found' },
  'content.stale': { status: 409, message: 'This content was changed by somebody else' },
  'content.no-file': { status: 400, message: 'Please select files to upload' },
  'content.type-refused': { status: 415, message: 'Files of this kind are not accepted' },
  'content.broken-file': { status: 400, message: 'This file is damaged and cannot be read' },
  'content.too-large': { status: 413, message: 'The file is too large' },
  'content.key-reused': { status: 422, message: 'This Idempotency-Key was sent with another file' },
  'share-links.not-found': { status: 404, message: 'This link does not exist or is no longer valid' },
  'share-links.too-many': { status: 409, message: 'This item has as many links as it can have' },
  'share-links.wrong-password': { status: 403, message: 'The password is not right' },
  'landing-content.not-found': { status: 404, message: 'Landing content not found' },
  'landing-content.stale': { status: 409, message: 'This section was changed by somebody else' },
  'team-members.not-found': { status: 404, message: 'Team member not found' },
  'zoom-meetings.not-found': { status: 404, message: 'Meeting not found' },
  'team-resources.not-found': { status: 404, message: 'Resource not found' },
  'site-config.not-found': { status: 404, message: 'Setting not found' },
  'site-config.invalid': { status: 400, message: 'This value is not allowed for the setting' },
  'modules.not-found': { status: 404, message: 'Module not found' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERRORS;

export type ErrorParams = Record<string, string | number | boolean | string[]>;

/** The body of every answer with a status of 400 or more. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode;
  message: string;
  params: ErrorParams;
  requestId: string;
}
