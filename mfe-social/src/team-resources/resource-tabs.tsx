import { useTranslation } from '@vitral/i18n';
import { Box, Tab, Tabs } from '@vitral/ui';
import { useId, type ReactNode } from 'react';
import { RESOURCE_TABS, type ResourceTab } from './resource-tab.ts';

interface ResourceTabsProps {
  tab: ResourceTab;
  onChange: (tab: ResourceTab) => void;
  /** The panel of the selected tab. */
  children: ReactNode;
}

export function ResourceTabs({ tab, onChange, children }: ResourceTabsProps) {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const panel = `${id}-panel`;
  return (
    <>
      <Tabs
        value={tab}
        onChange={(_, next: ResourceTab) => onChange(next)}
        aria-label={t('team-resources.views')}
        variant="scrollable"
        allowScrollButtonsMobile
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {RESOURCE_TABS.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            label={t(`team-resources.tabs.${name}`)}
            aria-controls={name === tab ? panel : undefined}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={panel} aria-labelledby={`${id}-${tab}`}>
        {children}
      </Box>
    </>
  );
}
