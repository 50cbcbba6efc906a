import { getI18n } from 'react-i18next';
import type { ErrorCode, ErrorParams } from '@vitral/contracts/errors';

function hasCode(error: unknown): error is { code: ErrorCode; params?: ErrorParams } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/** Fetch throws a TypeError when the server is unreachable, webpack a ChunkLoadError for a script. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError');

/** Error codes for responses of a proxy in front of the server, which only have a status. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  413: 'request.too-large',
  429: 'request.too-many',
  502: 'server.not-ready',
  503: 'server.not-ready',
  504: 'server.not-ready',
};

/**
 * Returns the text to show for an error: the text of its code (see ApiError), or that the server is unreachable, or
 * that something unexpected happened. The error's own message is never shown, because it is not translated.
 */
export function errorText(error: unknown): string {
  const { t } = getI18n();
  if (hasCode(error)) return textOf(error.code, error.params ?? {});
  if (isUnreachable(error)) return t('errors:unreachable');
  const status = error instanceof Error ? BY_STATUS[Number(Reflect.get(error, 'status'))] : undefined;
  return t(`errors:${status ?? 'unexpected'}`);
}

function textOf(code: ErrorCode, params: ErrorParams): string {
  const { t, language } = getI18n();
  const { retryAfter } = params;
  const wait = typeof retryAfter === 'number' && { context: 'wait', time: waitText(retryAfter, language) };
  return t([`errors:${code}`, 'errors:unexpected'], { ...params, ...wait });
}

/** Formats a wait as "40 seconds", "15 minutes" or "2 hours", rounded up, so that a retry is not too early. */
function waitText(seconds: number, language: string): string {
  const hourOrMinute = seconds > 5400 ? (['hour', 3600] as const) : (['minute', 60] as const);
  const [unit, length] = seconds > 90 ? hourOrMinute : (['second', 1] as const);
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(Math.max(1, Math.ceil(seconds / length)));
}
