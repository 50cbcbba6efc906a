import { useTranslation } from '@vitral/i18n';
import { Box, LoadBoundary, LoadingCards, PageHeader, Skeleton } from '@vitral/ui';
import { useId, type ReactNode } from 'react';
import { ModuleTokens } from '../module-tokens/module-tokens.tsx';
import { ComparePanel } from './compare/compare-panel.tsx';
import { HealthPanel } from './health/health-panel.tsx';
import { HistoryPanel } from './history/history-panel.tsx';
import type { ModuleTab } from './module-tab-names.ts';
import { ModuleTabs } from './module-tabs.tsx';
import { ModulesPanel } from './modules-panel.tsx';
import { OverridePanel } from './override/override-panel.tsx';
import { SiteState } from './site-state.tsx';
import { useModuleTab } from './use-module-tab.ts';

const PANELS: Record<ModuleTab, () => ReactNode> = {
  modules: ModulesPanel,
  compare: ComparePanel,
  history: HistoryPanel,
  health: HealthPanel,
  tokens: ModuleTokens,
  override: OverridePanel,
};

/** /admin/modules: the releases of all modules and their activation. */
export function Component() {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { tab, open } = useModuleTab();
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
      <ModuleTabs id={id} tab={tab} onOpen={open} />
      <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        <LoadBoundary
          key={tab}
          failure={t(`modules.failed.${tab}`)}
          loading={<LoadingCards count={4} height={160} />}
        >
          <Panel />
        </LoadBoundary>
      </Box>
    </>
  );
}
