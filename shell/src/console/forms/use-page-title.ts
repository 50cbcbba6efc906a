import { useTranslation } from '@vitral/i18n';
import { useEffect } from 'react';

/** The title of the window while a screen is shown; afterwards the one before comes back. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation('shell');
  const whole = `${title} · ${t('brand')}`;
  useEffect(() => {
    const before = document.title;
    document.title = whole;
    return () => {
      document.title = before;
    };
  }, [whole]);
}
