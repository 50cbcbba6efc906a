import { useNavigate, useSearchParams } from '@vitral/router';
import { SETTINGS_TABS, type SettingsTab } from './setting-names.ts';

const isTab = (text: string | null): text is SettingsTab => SETTINGS_TABS.some((tab) => tab === text);

/** The tab that the address names (`?tab=security`), the first one without a name, and how to go to another. */
export function useSettingsTab() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const asked = address.get('tab');
  const tab: SettingsTab = isTab(asked) ? asked : 'general';
  const open = (next: SettingsTab) =>
    void navigate({ search: next === 'general' ? '' : `tab=${next}` }, { preventScrollReset: true });
  return { tab, open };
}
