import type { Settings, SettingsInput } from '@vitral/contracts';
import type { UseFormReturn } from 'react-hook-form';
import { differing } from './setting-names.ts';
import { pick, type SettingPath, type SettingValues } from './setting-values.ts';
import type { useSaveSettings } from './settings.queries.ts';
import { useSaveFailure } from './use-save-failure.ts';

interface SubmitOptions {
  form: UseFormReturn<SettingsInput>;
  base: Settings;
  startFrom: (settings: Settings, edited: SettingValues) => void;
  mutate: ReturnType<typeof useSaveSettings>['mutate'];
  focusField: (name: SettingPath) => void;
  onSaved: () => void;
}

/** Sends the form, then rebases it on the response or reports the failure. */
export function useSubmit({ form, base, startFrom, mutate, focusField, onSaved }: SubmitOptions) {
  const reportFailure = useSaveFailure(form, focusField);
  return (sent: SettingsInput) =>
    mutate(
      { base, names: differing(sent, base), values: sent },
      {
        onSuccess: (saved) => {
          // Input typed during the request is still unsaved.
          startFrom(saved, pick(form.getValues(), differing(form.getValues(), sent)));
          onSaved();
        },
        onError: reportFailure,
      },
    );
}
