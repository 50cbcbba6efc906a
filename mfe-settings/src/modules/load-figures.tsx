import type { ReleaseHealth } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';

/** Number of served pages, and number of failures among them. */
type Figures = Pick<ReleaseHealth, 'pages' | 'failures'>;

const total = (rows: readonly ReleaseHealth[], figure: keyof Figures) =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** Adds up the figures of a release over all its sets. */
export function figuresOfRelease(rows: readonly ReleaseHealth[], releaseId: string): Figures {
  const own = rows.filter(({ release }) => release.id === releaseId);
  return { failures: total(own, 'failures'), pages: total(own, 'pages') };
}

/** Adds up the figures of a set; each of its rows has the pages of the whole set. */
export function figuresOfSet(rows: readonly ReleaseHealth[], setId: string): Figures {
  const own = rows.filter(({ set }) => set === setId);
  return { failures: total(own, 'failures'), pages: Math.max(0, ...own.map(({ pages }) => pages)) };
}

/** Failures per page as a fraction; null while no page was sent. */
export const failureRate = ({ pages, failures }: Figures) => (pages === 0 ? null : failures / pages);

/** Number of failed pages and of all pages; null while the figures are unavailable. */
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

export function usePercent() {
  const { t } = useTranslation('mfe-settings');
  const { decimal } = useFormats();
  return (fraction: number) =>
    t('modules.percent', { value: decimal(fraction * 100, fraction === 0 ? 0 : 2) });
}
