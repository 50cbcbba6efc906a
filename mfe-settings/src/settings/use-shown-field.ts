import type { SettingsInput } from '@vitral/contracts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { tabOf } from './setting-names.ts';
import type { SettingPath } from './setting-values.ts';
import { useSettingsTab } from './use-settings-tab.ts';

/** The open tab, and how to bring a field into view on whichever tab it is: it takes the focus once that is open. */
export function useShownField({ setFocus }: UseFormReturn<SettingsInput>) {
  const { tab, open } = useSettingsTab();
  const wanted = useRef<SettingPath | null>(null);
  useEffect(() => {
    const name = wanted.current;
    if (name === null || tabOf(name) !== tab) return;
    wanted.current = null;
    setFocus(name);
  });
  const show = (name: SettingPath) => {
    wanted.current = name;
    if (tabOf(name) !== tab) open(tabOf(name));
  };
  return { tab, open, show };
}
