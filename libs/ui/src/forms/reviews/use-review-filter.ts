import { useTranslation } from '@vitral/i18n';
import type { Choice } from '../form-select.tsx';

export const REVIEW_FILTER = ['true', 'false'];

/** Returns label and choices of the filter `isInReview` of a list. */
export function useReviewFilter(): { label: string; choices: Choice[] } {
  const { t } = useTranslation();
  const choices = ['', ...REVIEW_FILTER].map((value) => ({
    value,
    label: t(`reviews.filter.${value || 'any'}`),
  }));
  return { label: t('reviews.filter'), choices };
}
