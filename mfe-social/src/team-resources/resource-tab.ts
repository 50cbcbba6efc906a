import type { ResourceType } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';

export const RESOURCE_TABS = ['overview', 'all', 'meetings', 'handbooks', 'tools', 'software'] as const;
export type ResourceTab = (typeof RESOURCE_TABS)[number];

/** The resource types of the tabs; documents have no tab of their own. */
export const TAB_TYPES: Partial<Record<ResourceTab, ResourceType>> = {
  meetings: 'meeting',
  handbooks: 'handbook',
  tools: 'tool',
  software: 'software',
};

/** The tab in the URL; opening another one resets the filters. */
export function useResourceTab(): [ResourceTab, (tab: ResourceTab) => void] {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const tab = RESOURCE_TABS.find((name) => name === search.get('tab')) ?? 'overview';
  return [tab, (next) => void navigate({ search: next === 'overview' ? '' : `tab=${next}` })];
}
