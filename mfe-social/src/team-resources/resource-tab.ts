import type { ResourceType } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';

export const RESOURCE_TABS = ['overview', 'all', 'meetings', 'handbooks', 'tools', 'software'] as const;
export type ResourceTab = (typeof RESOURCE_TABS)[number];

/** What the tabs of one type list; documents are found among all. */
export const TYPE_OF_TAB: Partial<Record<ResourceTab, ResourceType>> = {
  meetings: 'meeting',
  handbooks: 'handbook',
  tools: 'tool',
  software: 'software',
};

/** The tab that the address names; another one starts without filters. */
export function useResourceTab(): [ResourceTab, (tab: ResourceTab) => void] {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const tab = RESOURCE_TABS.find((name) => name === address.get('tab')) ?? 'overview';
  return [tab, (next) => void navigate({ search: next === 'overview' ? '' : `tab=${next}` })];
}
