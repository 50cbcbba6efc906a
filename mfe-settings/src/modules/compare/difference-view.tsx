import { useSuspenseQuery } from '@tanstack/react-query';
import type { PageContribution } from '@vitral/sdk/contracts/modules';
import type { ReleaseDifference } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { EmptyState, Fact, Facts, Stack, Typography } from '@vitral/sdk/ui';
import { ReleaseMark } from '../../shared/release-mark.tsx';
import { differenceQuery } from '../modules.queries.ts';
import { DifferenceSection, type DifferenceRow } from './difference-section.tsx';
import { WeightTable } from './weight-table.tsx';

/** The differences between two releases by section; unchanged sections share one line. */
export function DifferenceView({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('mfe-settings');
  const { data: difference } = useSuspenseQuery(differenceQuery(from, to));
  const { pages, publicPages, texts, shared, textsTotal } = difference;
  const sections = [
    { part: 'pages', rows: usePageChanges(pages) },
    { part: 'publicPages', rows: publicPages.map(({ page, ...sides }) => ({ name: page, ...sides })) },
    {
      part: 'texts',
      rows: texts.map(({ language, key, ...sides }) => ({ name: `${language} › ${key}`, ...sides })),
      count: textsTotal,
    },
    { part: 'shared', rows: shared.map(({ library, ...sides }) => ({ name: library, ...sides })) },
  ].map((section) => ({ count: section.rows.length, ...section }));
  const unchanged = sections.filter(({ count }) => count === 0).map(({ part }) => t(`compare.${part}`));
  return (
    <Stack spacing={3}>
      <Typography variant="h2">
        <ReleaseMark release={difference.from} /> → <ReleaseMark release={difference.to} />
      </Typography>
      {isSame(difference) ? (
        <EmptyState icon="check_circle" title={t('compare.sameTitle')} text={t('compare.sameText')} />
      ) : (
        <>
          <WeightTable weight={difference.weight} />
          <FileCounts files={difference.files} />
          {sections
            .filter(({ count }) => count > 0)
            .map(({ part, ...section }) => (
              <DifferenceSection key={part} title={t(`compare.${part}`)} {...section} />
            ))}
          {unchanged.length > 0 && (
            <Typography color="textSecondary">
              {t('compare.unchanged', { parts: unchanged.join(', ') })}
            </Typography>
          )}
        </>
      )}
    </Stack>
  );
}

function isSame({ pages, publicPages, textsTotal, shared, files }: ReleaseDifference): boolean {
  const changes = [pages.length, publicPages.length, textsTotal, shared.length, files.added, files.removed];
  return changes.every((count) => count === 0);
}

function FileCounts({ files }: { files: ReleaseDifference['files'] }) {
  const { t } = useTranslation('mfe-settings');
  const { number } = useFormats();
  return (
    <Facts>
      {(['added', 'removed', 'kept'] as const).map((kind) => (
        <Fact key={kind} term={t(`compare.files.${kind}`)}>
          {number(files[kind])}
        </Fact>
      ))}
    </Facts>
  );
}

/** Describes console pages as lines of text; a page in both releases contributes only the lines that differ. */
function usePageChanges(pages: ReleaseDifference['pages']): DifferenceRow[] {
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
