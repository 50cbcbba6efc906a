import { useNavigate, useSearchParams } from '@vitral/router';

export const FEED_TABS = ['overview', 'current', 'embeds', 'services', 'custom'] as const;
export type FeedTab = (typeof FEED_TABS)[number];

/** Query string of a tab; the first tab has none. */
export const tabSearch = (tab: FeedTab) => (tab === 'overview' ? '' : `tab=${tab}`);

/** The tab in the URL (`?tab=current`), and a function that opens another. */
export function useFeedTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const named = search.get('tab');
  const tab: FeedTab = FEED_TABS.find((name) => name === named) ?? 'overview';
  const open = (next: FeedTab) => void navigate({ search: tabSearch(next) }, { preventScrollReset: true });
  return { tab, open };
}
