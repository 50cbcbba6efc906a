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
import { useSubmit } from './use-submit.ts';
import { useFieldFocus } from './use-field-focus.ts';

/** Wraps structuredClone, which browsers refuse to run as a method of another object. */
const copyOf = (document: SettingsInput) => structuredClone(document);

/** The settings document as a form. */
export function useSettingsForm(onSaved: () => void) {
  const { data: saved } = useSuspenseQuery(settingsQuery);
  // useFieldFocus focuses invalid fields, once their tab is open.
  const form = useForm<SettingsInput>({ defaultValues: toInput(saved), shouldFocusError: false });
  const { errors } = form.formState;
  const { tab, open, focusField } = useFieldFocus(form);
  const values = useWatch({ control: form.control, compute: copyOf });
  const { mutate, isPending, error } = useSaveSettings();
  const { base, startFrom } = useBase({ saved, form, values, isPending });

  const changed = differing(values, base);
  const invalid = SETTING_PATHS.filter((name) => get(errors, name) !== undefined);
  const submit = useSubmit({ form, base, startFrom, mutate, focusField, onSaved });
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
    /** Edited settings that somebody else changed to other values. */
    conflicts: isPending ? [] : disputed(changed, { base, mine: values, theirs: saved }),
    /** Author and time of the other change, if the 409 response contains them. */
    changedElsewhere: changeOf(isStale(error) && isApiError(error) ? error.params : {}),
    save: form.handleSubmit(submit, (found) => {
      const first = SETTING_PATHS.find((name) => get(found, name) !== undefined);
      if (first) focusField(first);
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
