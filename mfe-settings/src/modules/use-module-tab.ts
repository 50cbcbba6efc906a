import { useNavigate, useSearchParams } from '@vitral/router';
import { MODULE_TABS, type ModuleTab } from './module-tab-names.ts';

const isTab = (text: string | null): text is ModuleTab => MODULE_TABS.some((tab) => tab === text);

/** The tab in the URL (`?tab=health`, by default the first), and a function that opens another. */
export function useModuleTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = search.get('tab');
  const tab: ModuleTab = isTab(name) ? name : 'modules';
  const open = (next: ModuleTab) =>
    void navigate({ search: next === 'modules' ? '' : `tab=${next}` }, { preventScrollReset: true });
  return { tab, open };
}
