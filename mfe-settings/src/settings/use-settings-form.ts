import { useSuspenseQuery } from '@tanstack/react-query';
import type { Settings } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useEffect, useId, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { isStale, settingsQuery, useSaveSettings } from './settings.queries.ts';
import { sameIn, type SettingName, type SettingsValues, toValues } from './settings-values.ts';

export interface CardProps {
  /** Told whether the card holds something that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
}

/** Some settings of the one document as a form of their own. */
export function useSettingsForm(names: readonly SettingName[], onDirtyChange: CardProps['onDirtyChange']) {
  const { data: saved } = useSuspenseQuery(settingsQuery);
  const form = useForm<SettingsValues>({ defaultValues: toValues(saved) });
  const { isDirty } = form.formState;
  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);
  const { mutate, isPending } = useSaveSettings();
  const { base, isConflict, startFrom } = useBase(saved, names, form, isPending);
  const tell = useOutcome();
  const id = useId();

  const backTo = (settings: Settings) => {
    startFrom(settings);
    // The buttons are disabled now, and whoever pressed one should not be sent to the top of the page.
    document.getElementById(id)?.focus();
  };
  return {
    control: form.control,
    id,
    isDirty,
    isPending,
    settings: saved,
    conflict: isConflict ? toValues(saved) : null,
    save: form.handleSubmit((values) =>
      mutate({ base, names, values }, { onSuccess: (now) => tell.saved(backTo, now), onError: tell.failed }),
    ),
    discard: () => backTo(saved),
    resolve: (values: SettingsValues) => {
      startFrom(saved);
      for (const name of names) form.setValue(name, values[name], { shouldDirty: true });
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;

/**
 * What an edit began with. What others change meanwhile is taken over, unless it is what is being edited: then it is a
 * conflict.
 */
function useBase(
  saved: Settings,
  names: readonly SettingName[],
  { formState: { isDirty }, reset }: UseFormReturn<SettingsValues>,
  isPending: boolean,
) {
  const [base, setBase] = useState(saved);
  const isConflict = !isPending && isDirty && !sameIn(names, toValues(saved), toValues(base));
  if (saved !== base && !isConflict && !isPending) setBase(saved);
  useEffect(() => reset(toValues(base), { keepDirtyValues: true }), [base, reset]);

  const startFrom = (settings: Settings) => {
    setBase(settings);
    reset(toValues(settings));
  };
  return { base, isConflict, startFrom };
}

function useOutcome() {
  const { t } = useTranslation('mfe-settings');
  return {
    saved: (backTo: (settings: Settings) => void, settings: Settings) => {
      backTo(settings);
      notify.success(t('settings.saved'));
    },
    /** A conflict is shown in the card itself. */
    failed: (error: Error) => {
      if (!isStale(error)) notify.failure(t('settings.saveFailed'), error);
    },
  };
}
