import type { Settings, SettingsInput } from '@vitral/contracts';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { assign, differing, disputed, pick, toInput, type SettingValues } from './setting-values.ts';

interface BaseOptions {
  saved: Settings;
  form: UseFormReturn<SettingsInput>;
  values: SettingsInput;
  isPending: boolean;
}

/**
 * The saved settings on which the edit is based. Changes by others are merged into the form, unless they concern an edited
 * setting: then the base stays until the conflict is resolved.
 */
export function useBase({ saved, form, values, isPending }: BaseOptions) {
  const { getValues, reset } = form;
  const [base, setBase] = useState(saved);
  const names = differing(values, base);
  const isNewer = saved !== base && !isPending;
  if (isNewer && disputed(names, { base, mine: values, theirs: saved }).length === 0) setBase(saved);

  const fill = useCallback(
    (settings: Settings, edited: SettingValues) =>
      reset(assign(toInput(settings), edited), { keepErrors: Object.keys(edited).length > 0 }),
    [reset],
  );
  const filled = useRef(base);
  useLayoutEffect(() => {
    if (filled.current === base) return;
    const edited = differing(getValues(), filled.current);
    filled.current = base;
    fill(base, pick(getValues(), edited));
  }, [base, fill, getValues]);

  const startFrom = (settings: Settings, edited: SettingValues = {}) => {
    filled.current = settings;
    setBase(settings);
    fill(settings, edited);
  };
  return { base, startFrom };
}
