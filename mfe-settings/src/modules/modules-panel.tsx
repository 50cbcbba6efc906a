import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, EmptyState } from '@vitral/sdk/ui';
import { useTableUrl } from '@vitral/sdk/ui/data';
import { CandidateCard } from './candidate-card.tsx';
import { ModuleCard } from './module-card.tsx';
import { channelQuery } from './modules.queries.ts';
import { modulesQuery, useReleaseNames } from '../shared/release-names.ts';
import { ReleaseBrowser } from './release-browser.tsx';

/** All modules, or the releases of the module in the URL (`?module=mfe-people`). */
export function ModulesPanel() {
  const { filters, ...url } = useTableUrl<{ module: string }>({
    list: 'module-releases',
    filters: { module: '' },
    choices: { module: useReleaseNames() },
    sort: { field: 'createdAt', direction: 'desc' },
    pageSize: 10,
  });
  // `choices` limits the value to known modules.
  const name = filters.module;
  return name ? <ReleaseBrowser name={name} url={url} /> : <ModuleList />;
}

function ModuleList() {
  const { t } = useTranslation('mfe-settings');
  const { data: modules } = useSuspenseQuery(modulesQuery);
  const { data: channel } = useSuspenseQuery(channelQuery);
  if (modules.length === 0) {
    return <EmptyState icon="extension" title={t('modules.emptyTitle')} text={t('modules.emptyText')} />;
  }
  return (
    <>
      {channel.candidate && (
        <CandidateCard key={channel.candidate.release.id} channel={channel} candidate={channel.candidate} />
      )}
      <Box
        component="ul"
        aria-label={t('modules.title')}
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 440px), 1fr))',
          gap: 2,
          m: 0,
          p: 0,
          listStyle: 'none',
        }}
      >
        {modules.map((module) => (
          <ModuleCard key={module.name} module={module} />
        ))}
      </Box>
    </>
  );
}
