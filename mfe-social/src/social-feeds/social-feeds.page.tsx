import { useTranslation } from '@vitral/i18n';
import { Box, PageHeader, Tab, Tabs } from '@vitral/ui';
import { useEffect, useId, useRef, type ComponentType } from 'react';
import { CustomEmbeds } from '../embeds/custom-embeds.tsx';
import { FreeEmbeds } from '../embeds/free-embeds.tsx';
import { FeedOverview } from '../feed-sources/feed-overview.tsx';
import { CurrentFeeds } from './current-feeds.tsx';
import { PaidServices } from './services/paid-services.tsx';
import { FEED_TABS, useFeedTab, type FeedTab } from '../shared/use-feed-tab.ts';

const PANELS: Record<FeedTab, ComponentType> = {
  overview: FeedOverview,
  current: CurrentFeeds,
  embeds: FreeEmbeds,
  services: PaidServices,
  custom: CustomEmbeds,
};

/** /admin/social-feeds and /admin/social: five tabs, `?tab=` in the URL (docs/product/social-feeds.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const id = useId();
  const { tab, open } = useFeedTab();
  const panel = useRef<HTMLElement>(null);
  const Panel = PANELS[tab];

  // A link to another tab unmounts with its own tab, which would lose the focus.
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current && document.activeElement === document.body) panel.current?.focus();
    isFirst.current = false;
  }, [tab]);

  return (
    <>
      <PageHeader title={t('social-feeds.title')} description={t('social-feeds.description')} />
      <Tabs
        value={tab}
        aria-label={t('social-feeds.tabs.label')}
        onChange={(_, next: FeedTab) => open(next)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        sx={{ mb: 3, borderBottom: 1, borderColor: 'divider' }}
      >
        {FEED_TABS.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}`}
            value={name}
            label={t(`social-feeds.tabs.${name}`)}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Box
        key={tab}
        ref={panel}
        role="tabpanel"
        tabIndex={-1}
        id={`${id}-panel`}
        aria-labelledby={`${id}-${tab}`}
        sx={{ outline: 'none' }}
      >
        <Panel />
      </Box>
    </>
  );
}
