import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { Box, lazyComponent, LoadBoundary, LoadingCards, PageHeader, Skeleton } from '@vitral/sdk/ui';
import { type ComponentType, useId } from 'react';
import { UrlTabs, useUrlTab } from '../shared/url-tabs.tsx';
import { ModulesPanel } from './modules-panel.tsx';
import { channelQuery, healthQuery } from './modules.queries.ts';
import { modulesQuery } from '../shared/release-names.ts';
import { OpenRelease } from './release-dialog.tsx';
import { latestChangesQuery, SiteState } from './site-state.tsx';

/** A tab whose code loads when it is opened, since most people only need the first tab, with the modules. */
const lazyPanel = (name: string, load: () => Promise<ComponentType>) =>
  lazyComponent(name, load, () => <LoadingCards count={4} height={160} />);

const TABS = [
  ...(['modules', 'overview', 'environments', 'previews', 'compare', 'history', 'health'] as const),
  ...(['collections', 'module-settings', 'tokens', 'keys', 'override'] as const),
] as const;
const ICONS = {
  modules: 'extension',
  overview: 'dashboard',
  compare: 'sync_alt',
  history: 'history',
  health: 'bar_chart',
  collections: 'folder',
  'module-settings': 'settings',
  previews: 'visibility',
  environments: 'publish',
  tokens: 'key',
  keys: 'security',
  override: 'desktop_windows',
} as const;
const PANELS = {
  modules: ModulesPanel,
  overview: lazyPanel('overview', async () => (await import('./overview/overview-panel.tsx')).OverviewPanel),
  compare: lazyPanel('compare', async () => (await import('./compare/compare-panel.tsx')).ComparePanel),
  history: lazyPanel('history', async () => (await import('./history/history-panel.tsx')).HistoryPanel),
  health: lazyPanel('health', async () => (await import('./health/health-panel.tsx')).HealthPanel),
  collections: lazyPanel(
    'collections',
    async () => (await import('./collections-panel.tsx')).CollectionsPanel,
  ),
  'module-settings': lazyPanel(
    'module-settings',
    async () => (await import('./module-settings/module-settings-panel.tsx')).ModuleSettingsPanel,
  ),
  previews: lazyPanel(
    'module-previews',
    async () => (await import('../module-previews/module-previews.tsx')).ModulePreviews,
  ),
  environments: lazyPanel(
    'environments',
    async () => (await import('./environments/environments-panel.tsx')).EnvironmentsPanel,
  ),
  tokens: lazyPanel(
    'module-tokens',
    async () => (await import('../module-tokens/module-tokens.tsx')).ModuleTokens,
  ),
  keys: lazyPanel('signing-keys', async () => (await import('../signing-keys/signing-keys.tsx')).SigningKeys),
  override: lazyPanel('override', async () => (await import('./override/override-panel.tsx')).OverridePanel),
};

export const firstQueries = ({ search }: PageVisit): PageQuery[] => [
  channelQuery,
  healthQuery,
  latestChangesQuery,
  ...(search.has('tab') ? [] : [modulesQuery]),
];

/** /admin/modules: the releases of all modules and their activation. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { tab, open } = useUrlTab(TABS);
  const Panel = PANELS[tab];
  return (
    <>
      <PageHeader title={t('modules.title')} description={t('modules.description')} />
      <LoadBoundary
        failure={t('modules.stateFailed')}
        loading={<Skeleton variant="rounded" height={120} sx={{ mb: 3 }} />}
      >
        <SiteState />
      </LoadBoundary>
      <UrlTabs
        id={id}
        label={t('modules.tabs')}
        names={TABS}
        icons={ICONS}
        labelOf={(name) => t(`modules.tab.${name}`)}
        tab={tab}
        onOpen={open}
      />
      <Box role="tabpanel" id={`${id}-panel-${tab}`} aria-labelledby={`${id}-tab-${tab}`}>
        <LoadBoundary
          key={tab}
          failure={t(`modules.failed.${tab}`)}
          loading={<LoadingCards count={4} height={160} />}
        >
          <Panel />
        </LoadBoundary>
      </Box>
      <OpenRelease />
    </>
  );
}
