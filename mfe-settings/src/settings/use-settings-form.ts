import { useSuspenseQuery } from '@tanstack/react-query';
import { isApiError } from '@vitral/api-client';
import type { SettingsInput } from '@vitral/contracts';
import { changeOf } from '@vitral/ui/forms';
import { useId } from 'react';
import { get, useForm, useWatch } from 'react-hook-form';
import { differing, disputed, SETTING_PATHS } from './setting-names.ts';
import { isStale, settingsQuery, useSaveSettings } from './settings.queries.ts';
import { assign, pick, type SettingValues, toInput } from './setting-values.ts';
import { useBase } from './use-base.ts';
import { useSend } from './use-send.ts';
import { useShownField } from './use-shown-field.ts';

/** The one document of all settings as a form. */
export function useSettingsForm(onSaved: () => void) {
  const { data: saved } = useSuspenseQuery(settingsQuery);
  // A field takes the focus only once its tab is open.
  const form = useForm<SettingsInput>({ defaultValues: toInput(saved), shouldFocusError: false });
  const { errors } = form.formState;
  const { tab, open, show } = useShownField(form);
  const values = useWatch({ control: form.control, compute: structuredClone<SettingsInput> });
  const { mutate, isPending, error } = useSaveSettings();
  const { base, startFrom } = useBase({ saved, form, values, isPending });

  const changed = differing(values, base);
  const invalid = SETTING_PATHS.filter((name) => get(errors, name) !== undefined);
  const send = useSend({ form, base, startFrom, mutate, show, onSaved });
  return {
    id: useId(),
    tab,
    open,
    control: form.control,
    settings: saved,
    base,
    values,
    changed,
    invalid,
    isPending,
    /** The settings that somebody else has meanwhile set to something else. */
    conflicts: isPending ? [] : disputed(changed, { base, mine: values, theirs: saved }),
    /** Who saved them and when, as far as the refusal told. */
    changedElsewhere: changeOf(isStale(error) && isApiError(error) ? error.params : {}),
    save: form.handleSubmit(send, (found) => {
      const first = SETTING_PATHS.find((name) => get(found, name) !== undefined);
      if (first) show(first);
    }),
    discard: () => startFrom(saved),
    resolve: (chosen: SettingValues) => {
      const resolved = assign(values, chosen);
      const edited = differing(resolved, saved).filter((name) => changed.includes(name));
      startFrom(saved, pick(resolved, edited));
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
