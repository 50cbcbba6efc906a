import { isApiError } from '@vitral/api-client';
import { useTranslation } from '@vitral/i18n';

/** What to say when content cannot be had: refused, or not answered at all. Specification, section 8. */
export function useFetchFailure(): (error: unknown) => string {
  const { t } = useTranslation('mfe-content');
  return (error) => t(isApiError(error) ? 'content.fetchFailed' : 'content.fetchError');
}
