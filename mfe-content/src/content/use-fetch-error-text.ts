import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';

/** Returns the message for content that cannot be loaded: refused, or no response at all. */
export function useFetchErrorText(): (error: unknown) => string {
  const { t } = useTranslation('mfe-content');
  return (error) => t(isApiError(error) ? 'content.fetchFailed' : 'content.fetchError');
}
