import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReleaseDifference } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { EmptyState, Stack, Typography } from '@vitral/ui';
import { differenceQuery } from '../modules.queries.ts';
import { ReleaseMark } from '../../shared/release-mark.tsx';
import { DifferenceSection } from './difference-section.tsx';
import { FileCounts } from './file-counts.tsx';
import { usePageChanges } from './page-changes.ts';
import { WeightTable } from './weight-table.tsx';

/** The differences between two releases by section; unchanged sections share one line. */
export function DifferenceView({ from, to }: { from: string; to: string }) {
  const { t } = useTranslation('mfe-settings');
  const { data: difference } = useSuspenseQuery(differenceQuery(from, to));
  const { pages, publicPages, texts, shared, textsTotal } = difference;
  const pageChanges = usePageChanges(pages);
  const sections = [
    { part: 'pages', count: pages.length, rows: pageChanges },
    { part: 'publicPages', count: publicPages.length, rows: publicPages.map(toRow(({ page }) => page)) },
    {
      part: 'texts',
      count: textsTotal,
      rows: texts.map(toRow(({ language, key }) => `${language} › ${key}`)),
    },
    { part: 'shared', count: shared.length, rows: shared.map(toRow(({ library }) => library)) },
  ];
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

function toRow<Value extends { before: string | null; after: string | null }>(
  nameOf: (value: Value) => string,
) {
  return (value: Value) => ({ name: nameOf(value), before: value.before, after: value.after });
}

function isSame({ pages, publicPages, textsTotal, shared, files }: ReleaseDifference): boolean {
  const changes = [pages.length, publicPages.length, textsTotal, shared.length, files.added, files.removed];
  return changes.every((count) => count === 0);
}
