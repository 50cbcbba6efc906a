import type { PageContribution, ReleaseDifference } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { DifferenceRow } from './difference-section.tsx';

/** Describes console pages as lines of text; a page in both releases contributes only the lines that differ. */
export function usePageChanges(pages: ReleaseDifference['pages']): DifferenceRow[] {
  const { t } = useTranslation('mfe-settings');
  const linesOf = (page: PageContribution | null) => {
    if (!page) return [];
    const { permission, title, navigation } = page;
    const sidebar = navigation
      ? t('compare.navigation', { order: navigation.order, icon: navigation.icon })
      : t('compare.noNavigation');
    return [
      t('compare.permission', { permission }),
      t('compare.pageTitle', { es: title.es, en: title.en }),
      sidebar,
      t('compare.page', { page: page.page }),
    ];
  };
  return pages.map(({ path, before, after }) => {
    const [oldLines, newLines] = [linesOf(before), linesOf(after)];
    return {
      name: path,
      before: onlyIn(oldLines, newLines, before),
      after: onlyIn(newLines, oldLines, after),
    };
  });
}

const onlyIn = (lines: string[], others: string[], page: PageContribution | null) =>
  page && lines.filter((line) => !others.includes(line)).join('\n');
