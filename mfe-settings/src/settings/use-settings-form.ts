import { useSuspenseQuery } from '@tanstack/react-query';
import { invalidFields, isApiError } from '@vitral/sdk/api-client';
import type { Settings, SettingsInput } from '@vitral/sdk/contracts/settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { changeOf } from '@vitral/sdk/ui/forms';
import { useCallback, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { get, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { useUrlTab } from '../shared/url-tabs.tsx';
import {
  assign,
  differing,
  disputed,
  pick,
  SETTING_PATHS,
  SETTINGS_TABS,
  tabOf,
  toInput,
  type SettingPath,
  type SettingValues,
} from './setting-values.ts';
import { isStale, settingsQuery, useSaveSettings } from './settings.queries.ts';

/** Browsers refuse structuredClone as a method of another object ("Illegal invocation"). */
const copyOf = (document: SettingsInput) => structuredClone(document);

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
    /** Author and time of the other change as the 409 response names them; null if there is none. */
    changedElsewhere: isStale(error) && isApiError(error) ? changeOf(error.params) : null,
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

interface SubmitOptions {
  form: UseFormReturn<SettingsInput>;
  base: Settings;
  startFrom: (settings: Settings, edited: SettingValues) => void;
  mutate: ReturnType<typeof useSaveSettings>['mutate'];
  focusField: (name: SettingPath) => void;
  onSaved: () => void;
}

/** Sends the form, then rebases it on the response, or reports the failure at the refused fields or in a message. */
function useSubmit({ form, base, startFrom, mutate, focusField, onSaved }: SubmitOptions) {
  const { t } = useTranslation('mfe-settings');
  const onError = (error: Error) => {
    // SettingsConflict shows changes by others.
    if (isStale(error)) return;
    const refused = invalidFields(error).flatMap(({ field, rule }) => {
      const name = SETTING_PATHS.find((each) => each === field);
      return name ? [{ name, rule }] : [];
    });
    for (const { name, rule } of refused)
      form.setError(name, { type: rule, message: t([`field.${rule}`, 'field.invalid'], { ns: 'common' }) });
    const [first] = refused;
    if (first) focusField(first.name);
    else notify.failure(t('settings.saveFailed'), error);
  };
  return (sent: SettingsInput) => {
    const onSuccess = (saved: Settings) => {
      // Input typed during the request is still unsaved.
      startFrom(saved, pick(form.getValues(), differing(form.getValues(), sent)));
      onSaved();
    };
    mutate({ base, names: differing(sent, base), values: sent }, { onSuccess, onError });
  };
}

/** The open tab, and a function that opens the tab of a field and focuses the field there. */
function useFieldFocus({ setFocus }: UseFormReturn<SettingsInput>) {
  const { tab, open } = useUrlTab(SETTINGS_TABS);
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
function useBase({ saved, form, values, isPending }: BaseOptions) {
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
