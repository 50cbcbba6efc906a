import { getI18n } from 'react-i18next';
import type { ErrorCode, ErrorParams } from '@vitral/contracts';

function hasCode(error: unknown): error is { code: ErrorCode; params?: ErrorParams } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/** Fetch says so with a TypeError, webpack where a script is lost on its way. */
const isUnreachable = (error: unknown) =>
  error instanceof TypeError || (error instanceof Error && error.name === 'ChunkLoadError');

/** What the statuses mean that a proxy before the server answers, which knows no codes. */
const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  413: 'request.too-large',
  429: 'request.too-many',
  502: 'server.not-ready',
  503: 'server.not-ready',
  504: 'server.not-ready',
};

/**
 * What to tell a person about an error: the text of its code (api-client's ApiError carries one), that the server could
 * not be reached, or that something unexpected happened. Never the error's own message, which is no person's language.
 */
export function errorText(error: unknown): string {
  const { t } = getI18n();
  if (hasCode(error)) return t([`errors:${error.code}`, 'errors:unexpected'], error.params ?? {});
  if (isUnreachable(error)) return t('errors:unreachable');
  const status = error instanceof Error ? BY_STATUS[Number(Reflect.get(error, 'status'))] : undefined;
  return t(`errors:${status ?? 'unexpected'}`);
}
