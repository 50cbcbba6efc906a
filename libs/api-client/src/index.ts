export {
  api,
  type Page,
  type QueryValues,
  type ReadOptions,
  type RequestOptions,
  type WriteOptions,
} from './api.ts';
export { ApiError, invalidFields, isApiError, mayRetry, type InvalidField } from './api-error.ts';
export { newIdempotencyKey } from './idempotency-key.ts';
export { savePreferences } from './preferences.ts';
export {
  clearUserQueries,
  createQueryClient,
  currentUserQuery,
  firstStepsQuery,
  type QueryClientOptions,
  workQueueQuery,
} from './query-client.ts';
export { LOGIN_NOT_RECENT, SESSION_ENDED, type LoginNeeded } from './send-with-session.ts';
export type { UploadOptions } from './upload.ts';
