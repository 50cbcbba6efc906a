import type { Settings } from '@vitral/contracts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { differing, pick } from './setting-names.ts';
import { disputed } from './settings.queries.ts';
import { type SettingName, type SettingsValues, toValues } from './settings-values.ts';

interface BaseOptions {
  saved: Settings;
  form: UseFormReturn<SettingsValues>;
  values: SettingsValues;
  isPending: boolean;
}

/**
 * What an edit began with. What others change meanwhile is taken over, unless it is what is being edited: then the edit
 * stays on what it began with until that is resolved.
 */
export function useBase({ saved, form, values, isPending }: BaseOptions) {
  const { getValues, reset, setValue } = form;
  const [base, setBase] = useState(saved);
  const names = differing(values, toValues(base));
  const isNews = saved !== base && !isPending;
  if (isNews && disputed({ base, names, values }, saved).length === 0) setBase(saved);

  const fill = useCallback(
    (settings: Settings, kept: Partial<SettingsValues>) => {
      reset(toValues(settings), { keepErrors: Object.keys(kept).length > 0 });
      for (const [name, value] of Object.entries(kept)) setValue(name as SettingName, value);
    },
    [reset, setValue],
  );
  const filled = useRef(base);
  useLayoutEffect(() => {
    if (filled.current === base) return;
    const edited = differing(getValues(), toValues(filled.current));
    filled.current = base;
    fill(base, pick(getValues(), edited));
  }, [base, fill, getValues]);

  const startFrom = (settings: Settings, kept: Partial<SettingsValues> = {}) => {
    filled.current = settings;
    setBase(settings);
    fill(settings, kept);
  };
  return { base, startFrom };
}
