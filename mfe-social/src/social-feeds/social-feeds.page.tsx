import { useTranslation } from '@vitral/sdk/i18n';
import type { PageQuery, PageVisit } from '@vitral/sdk';
import { PageHeader } from '@vitral/sdk/ui';
import { CustomEmbeds } from '../embeds/custom-embeds.tsx';
import { FreeEmbeds } from '../embeds/free-embeds.tsx';
import { embedsQuery } from '../embeds/embeds.queries.ts';
import { FeedOverview } from '../feed-sources/feed-overview.tsx';
import { feedSourcesQuery, feedStatsQuery } from '../feed-sources/feed-sources.queries.ts';
import { TabbedPanel, useTab } from '../shared/tabs.tsx';
import { CurrentFeeds } from './current-feeds.tsx';
import { PaidServices } from './paid-services.tsx';

const PANELS = {
  overview: FeedOverview,
  current: CurrentFeeds,
  embeds: FreeEmbeds,
  services: PaidServices,
  custom: CustomEmbeds,
};

export const firstQueries = ({ search }: PageVisit): PageQuery[] =>
  search.has('tab') ? [] : [feedStatsQuery, feedSourcesQuery, embedsQuery];

/** /admin/social-feeds and /admin/social: five tabs, `?tab=` in the URL (docs/product/social-feeds.md). */
export function Component() {
  const { t } = useTranslation('mfe-social');
  const tabs = useTab(['overview', 'current', 'embeds', 'services', 'custom'], { preventScrollReset: true });
  const Panel = PANELS[tabs.tab];
  return (
    <>
      <PageHeader title={t('social-feeds.title')} description={t('social-feeds.description')} />
      <TabbedPanel {...tabs} label={t('social-feeds.tabs.label')} prefix="social-feeds.tabs">
        <Panel />
      </TabbedPanel>
    </>
  );
}
