import type { Settings } from '@vitral/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { differing, pick } from './setting-names.ts';
import type { useSaveSettings } from './settings.queries.ts';
import { type SettingName, type SettingsValues, toValues } from './settings-values.ts';
import { useSaveFailure } from './use-save-failure.ts';

interface SendOptions {
  form: UseFormReturn<SettingsValues>;
  base: Settings;
  startFrom: (settings: Settings, kept: Partial<SettingsValues>) => void;
  mutate: ReturnType<typeof useSaveSettings>['mutate'];
  show: (name: SettingName) => void;
  onSaved: () => void;
}

/** Sends what was entered, and takes over what the server made of it or shows why it made nothing. */
export function useSend({ form, base, startFrom, mutate, show, onSaved }: SendOptions) {
  const tellFailure = useSaveFailure(form, show);
  return (sent: SettingsValues) =>
    mutate(
      { base, names: differing(sent, toValues(base)), values: sent },
      {
        onSuccess: (now) => {
          // What was typed while it was being saved is still to be saved.
          startFrom(now, pick(form.getValues(), differing(form.getValues(), sent)));
          onSaved();
        },
        onError: tellFailure,
      },
    );
}
