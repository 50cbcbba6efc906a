import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { ReleaseName } from '@vitral/sdk/contracts/modules';
import type { ModuleSummary, ReleaseSummary } from '@vitral/sdk/contracts/releases';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, EmptyState, IconButton, LoadBoundary, LoadingCards, Icon } from '@vitral/sdk/ui';
import { SelectField, type Choice } from '@vitral/sdk/ui/forms';
import { releasesQuery } from '../modules.queries.ts';
import { modulesQuery } from '../../shared/release-names.ts';
import { DifferenceView } from './difference-view.tsx';
import { useComparison, type Comparison } from './use-comparison.ts';

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

interface ReleasePickersProps {
  modules: readonly ReleaseName[];
  comparison: Comparison;
  onChoose: (changes: Partial<Comparison>) => void;
}

const COLUMNS = { xs: '1fr', md: 'minmax(160px, 1fr) minmax(0, 2fr) auto minmax(0, 2fr)' };

function ReleasePickers({ modules, comparison, onChoose }: ReleasePickersProps) {
  const { t } = useTranslation('mfe-settings');
  const { module, from, to } = comparison;
  const { data: page } = useQuery(releasesQuery(module, { limit: LIMITS.page, offset: 0 }));
  const choicesFor = useChoices(page?.items);
  return (
    <Box
      role="search"
      aria-label={t('compare.choice')}
      sx={{ display: 'grid', gap: 2, mb: 3, alignItems: 'center', gridTemplateColumns: COLUMNS }}
    >
      <SelectField
        label={t('modules.module')}
        value={module}
        choices={modules.map((name) => ({ value: name, label: name }))}
        onChange={(name) => onChoose({ module: name as ReleaseName, from: '', to: '' })}
      />
      <SelectField
        label={t('compare.from')}
        value={from}
        choices={choicesFor(from)}
        onChange={(id) => onChoose({ from: id })}
      />
      <IconButton
        aria-label={t('compare.swap')}
        disabled={!from || !to}
        onClick={() => onChoose({ from: to, to: from })}
        sx={{ justifySelf: 'center' }}
      >
        <Icon name="sync_alt" sx={{ rotate: { xs: '90deg', md: 'none' } }} />
      </IconButton>
      <SelectField
        label={t('compare.to')}
        value={to}
        choices={choicesFor(to)}
        onChange={(id) => onChoose({ to: id })}
      />
    </Box>
  );
}

/** Releases without removed files, which cannot be compared; the release in the URL is always included. */
function useChoices(releases: readonly ReleaseSummary[] | undefined): (chosen: string) => Choice[] {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const labelOf = ({ version, createdAt, isActive, isCandidate }: ReleaseSummary) => {
    const state = isActive ? t('modules.isActive') : isCandidate ? t('modules.candidate') : '';
    return [version, date(createdAt), state].filter(Boolean).join(' · ');
  };
  return (chosen) => {
    const choices = (releases ?? [])
      .filter(({ id, isRemoved }) => !isRemoved || id === chosen)
      .map((release) => ({ value: release.id, label: labelOf(release) }));
    const isListed = choices.some(({ value }) => value === chosen);
    if (isListed) return choices;
    const label = releases ? chosen || t('compare.none') : t('loading');
    return [{ value: chosen, label }, ...choices];
  };
}
