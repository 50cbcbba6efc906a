import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import { changeOf } from '@vitral/ui/forms';
import { useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { differing, pick, SETTING_NAMES } from './setting-names.ts';
import { disputed, isStale, settingsQuery, useSaveSettings } from './settings.queries.ts';
import { type SettingsValues, toValues } from './settings-values.ts';
import { useBase } from './use-base.ts';
import { useSend } from './use-send.ts';
import { useShownField } from './use-shown-field.ts';

/** The one document of all settings as a form. */
export function useSettingsForm(onSaved: () => void) {
  const { data: saved } = useSuspenseQuery(settingsQuery);
  // A field takes the focus only once its tab is open.
  const form = useForm<SettingsValues>({ defaultValues: toValues(saved), shouldFocusError: false });
  const { errors } = form.formState;
  const { tab, open, show } = useShownField(form);
  const values = useWatch({ control: form.control, compute: (all) => all });
  const { mutate, isPending, error } = useSaveSettings();
  const { base, startFrom } = useBase({ saved, form, values, isPending });

  const changed = differing(values, toValues(base));
  const invalid = SETTING_NAMES.filter((name) => name in errors);
  const send = useSend({ form, base, startFrom, mutate, show, onSaved });
  return {
    id: useId(),
    tab,
    open,
    control: form.control,
    settings: saved,
    base: toValues(base),
    values,
    changed,
    invalid,
    isPending,
    /** The settings that somebody else has meanwhile set to something else. */
    conflicts: isPending ? [] : disputed({ base, names: changed, values }, saved),
    /** Who saved them and when, as far as the refusal told. */
    changedElsewhere: changeOf(isStale(error) && isApiError(error) ? error.params : {}),
    save: form.handleSubmit(send, (found) => {
      const first = SETTING_NAMES.find((name) => name in found);
      if (first) show(first);
    }),
    discard: () => startFrom(saved),
    resolve: (chosen: SettingsValues) => {
      const kept = differing(chosen, toValues(saved)).filter((name) => changed.includes(name));
      startFrom(saved, pick(chosen, kept));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
