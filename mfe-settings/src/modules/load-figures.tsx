import { useFormats, useTranslation } from '@vitral/i18n';
import { failureRate, type LoadFigures as Figures } from './failure-rate.ts';

/** Numbers of failed and of all pages; null while the figures are unavailable. */
export function LoadFigures({ figures }: { figures: Figures | null }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  const percent = usePercent();
  if (!figures) return '—';
  const rate = failureRate(figures);
  if (rate === null && figures.failures === 0) return t('modules.noPages');
  const counts = t('modules.failuresOf', {
    count: figures.failures,
    shown: number(figures.failures),
    pages: t('modules.pageCount', { count: figures.pages, shown: number(figures.pages) }),
  });
  return rate === null ? counts : `${counts} (${percent(rate)})`;
}

/** Formats a fraction as a percentage in the reader's language. */
export function usePercent() {
  const { t } = useTranslation('mfe-settings');
  const { decimal } = useFormats();
  return (fraction: number) =>
    t('modules.percent', { value: decimal(fraction * 100, fraction === 0 ? 0 : 2) });
}
