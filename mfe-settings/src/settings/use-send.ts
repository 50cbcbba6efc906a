import type { Settings, SettingsInput } from '@vitral/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { differing } from './setting-names.ts';
import { pick, type SettingPath, type SettingValues } from './setting-values.ts';
import type { useSaveSettings } from './settings.queries.ts';
import { useSaveFailure } from './use-save-failure.ts';

interface SendOptions {
  form: UseFormReturn<SettingsInput>;
  base: Settings;
  startFrom: (settings: Settings, edited: SettingValues) => void;
  mutate: ReturnType<typeof useSaveSettings>['mutate'];
  show: (name: SettingPath) => void;
  onSaved: () => void;
}

/** Sends what was entered, and takes over what the server made of it or shows why it made nothing. */
export function useSend({ form, base, startFrom, mutate, show, onSaved }: SendOptions) {
  const tellFailure = useSaveFailure(form, show);
  return (sent: SettingsInput) =>
    mutate(
      { base, names: differing(sent, base), values: sent },
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
