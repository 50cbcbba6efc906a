import { useNavigate, useSearchParams } from '@vitral/router';
import { MODULE_TABS, type ModuleTab } from './module-tab-names.ts';

const isTab = (text: string | null): text is ModuleTab => MODULE_TABS.some((tab) => tab === text);

/** The tab that the address names (`?tab=health`), the first one without a name, and how to go to another. */
export function useModuleTab() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = address.get('tab');
  const tab: ModuleTab = isTab(asked) ? asked : 'modules';
  const open = (next: ModuleTab) =>
    void navigate({ search: next === 'modules' ? '' : `tab=${next}` }, { preventScrollReset: true });
  return { tab, open };
}
