import { useNavigate, useSearchParams } from '@vitral/router';

export const FEED_TABS = ['overview', 'current', 'embeds', 'services', 'custom'] as const;
export type FeedTab = (typeof FEED_TABS)[number];

/** Where a tab is, from every other one; the first needs no mention. */
export const tabSearch = (tab: FeedTab) => (tab === 'overview' ? '' : `tab=${tab}`);

/** The tab that the address names (`?tab=current`), and how to go to another. */
export function useFeedTab() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = address.get('tab');
  const tab: FeedTab = FEED_TABS.find((name) => name === asked) ?? 'overview';
  const open = (next: FeedTab) => void navigate({ search: tabSearch(next) }, { preventScrollReset: true });
  return { tab, open };
}
