import { useSuspenseQuery } from '@tanstack/react-query';
import type { ModuleSummary } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { EmptyState, LoadBoundary, LoadingCards } from '@vitral/ui';
import { modulesQuery } from '../modules.queries.ts';
import { DifferenceView } from './difference-view.tsx';
import { ReleasePickers } from './release-pickers.tsx';
import { useComparison } from './use-comparison.ts';

/** Compares two releases of a module. */
export function ComparePanel() {
  const { t } = useTranslation('mfe-settings');
  const { data: modules } = useSuspenseQuery(modulesQuery);
  const [first, ...others] = modules;
  if (!first)
    return <EmptyState icon="extension" title={t('modules.emptyTitle')} text={t('modules.emptyText')} />;
  return <ReleaseComparison modules={[first, ...others]} />;
}

function ReleaseComparison({ modules }: { modules: [ModuleSummary, ...ModuleSummary[]] }) {
  const { t } = useTranslation('mfe-settings');
  const { comparison, choose } = useComparison(modules);
  const { module, from, to } = comparison;
  return (
    <>
      <ReleasePickers modules={modules.map(({ name }) => name)} comparison={comparison} onChoose={choose} />
      {from && to && from !== to ? (
        <LoadBoundary
          key={`${from} ${to}`}
          failure={t('modules.failed.compare')}
          loading={<LoadingCards count={2} height={160} />}
        >
          <DifferenceView from={from} to={to} />
        </LoadBoundary>
      ) : (
        <EmptyState
          icon="sync_alt"
          title={t('compare.chooseTitle')}
          text={t('compare.chooseText', { name: module })}
        />
      )}
    </>
  );
}
