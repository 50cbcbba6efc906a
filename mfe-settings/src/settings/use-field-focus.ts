import type { SettingsInput } from '@vitral/contracts';
import { useNavigate, useSearchParams } from '@vitral/router';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { SETTINGS_TABS, tabOf, type SettingsTab } from './setting-names.ts';
import type { SettingPath } from './setting-values.ts';

/** The open tab, and a function that opens the tab of a field and focuses the field there. */
export function useFieldFocus({ setFocus }: UseFormReturn<SettingsInput>) {
  const { tab, open } = useSettingsTab();
  const wanted = useRef<SettingPath | null>(null);
  useEffect(() => {
    const name = wanted.current;
    if (name === null || tabOf(name) !== tab) return;
    wanted.current = null;
    setFocus(name);
  });
  const focusField = (name: SettingPath) => {
    wanted.current = name;
    if (tabOf(name) !== tab) open(tabOf(name));
  };
  return { tab, open, focusField };
}

/** The tab in the URL (`?tab=security`, by default the first), and a function that opens another. */
function useSettingsTab() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const name = search.get('tab');
  const tab: SettingsTab = isTab(name) ? name : 'general';
  const open = (next: SettingsTab) =>
    void navigate({ search: next === 'general' ? '' : `tab=${next}` }, { preventScrollReset: true });
  return { tab, open };
}

const isTab = (text: string | null): text is SettingsTab => SETTINGS_TABS.some((tab) => tab === text);
