import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import type { TestimonialBulkChange } from '@vitral/sdk/contracts/testimonials';
import { useTranslation } from '@vitral/sdk/i18n';
import { type BulkAction, type BulkList, useSwitchActions } from '@vitral/sdk/ui/data';
import { TESTIMONIALS, TESTIMONIALS_PATH } from './testimonials.queries.ts';

/** Returns the bulk changes of testimonials. */
export function useTestimonialActions(): Omit<BulkList, 'filters'> {
  const { t } = useTranslation('mfe-people');
  const switches = useSwitchActions();
  const action = (icon: BulkAction['icon'], label: string, name: TestimonialBulkChange['action']) => ({
    icon,
    label,
    body: { action: name },
  });
  const languages = [null, ...LANGUAGES].map((locale) => ({
    label: t(locale ? `language.${locale}` : 'testimonials.in.none'),
    value: { action: 'set-language', locale } satisfies TestimonialBulkChange,
  }));
  return {
    path: TESTIMONIALS_PATH,
    reload: TESTIMONIALS.reload,
    deletes: 'to-trash',
    actions: [
      ...switches,
      { icon: 'language', label: t('testimonials.filter.language'), choices: languages },
      action('check_circle', t('testimonials.approve'), 'approve'),
      action('close', t('testimonials.reject'), 'reject'),
    ],
  };
}
