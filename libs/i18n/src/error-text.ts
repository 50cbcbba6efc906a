import { getI18n } from 'react-i18next';
import type { ErrorCode, ErrorParams } from '@vitral/contracts';

function hasCode(error: unknown): error is { code: ErrorCode; params?: ErrorParams } {
  return typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';
}

/**
 * What to tell a person about an error: the text of its code (api-client's ApiError carries one), or that the
 * server could not be reached (fetch's TypeError), or the error's own message.
 */
export function errorText(error: unknown): string {
  const { t } = getI18n();
  if (hasCode(error)) return t(`errors:${error.code}`, error.params ?? {});
  if (error instanceof TypeError) return t('errors:unreachable');
  return error instanceof Error ? error.message : String(error);
}
