import { useFormats, useTranslation } from '@vitral/i18n';
import { failureRate, type LoadFigures as Figures } from './failure-rate.ts';

/** How many pages failed, of how many; null: the figures cannot be had. */
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

/** A part of 1 as a reader writes percents. */
export function usePercent() {
  const { t } = useTranslation('mfe-settings');
  const { decimal } = useFormats();
  return (part: number) => t('modules.percent', { value: decimal(part * 100, part === 0 ? 0 : 2) });
}
