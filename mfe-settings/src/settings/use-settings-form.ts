import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/i18n';
import { notify } from '@vitral/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { isStale, settingsQuery, useSaveSettings } from './settings.queries.ts';
import { sameIn, type SettingName, type SettingsValues, toValues } from './settings-values.ts';

export interface CardProps {
  /** Told whether the card holds something that is not saved. */
  onDirtyChange: (isDirty: boolean) => void;
}

/**
 * Some settings of the one document as a form of their own. What others change meanwhile is taken over, unless it
 * is what is being edited: then it is a conflict.
 */
export function useSettingsForm(names: readonly SettingName[], onDirtyChange: CardProps['onDirtyChange']) {
  const { t } = useTranslation('mfe-settings');
  const { data: saved } = useSuspenseQuery(settingsQuery);
  const [base, setBase] = useState(saved);
  const form = useForm<SettingsValues>({ defaultValues: toValues(base) });
  const { reset } = form;
  const { mutate, isPending } = useSaveSettings();
  const { isDirty } = form.formState;
  const id = useId();

  const theirs = toValues(saved);
  const isConflict = isDirty && !sameIn(names, theirs, toValues(base));
  useEffect(() => {
    if (saved === base || isConflict) return;
    setBase(saved);
    reset(toValues(saved), { keepDirtyValues: true });
  }, [saved, base, isConflict, reset]);

  useEffect(() => onDirtyChange(isDirty), [onDirtyChange, isDirty]);

  const startFrom = (settings: typeof saved) => {
    setBase(settings);
    reset(toValues(settings));
    // The buttons are disabled now, and whoever pressed one should not be sent to the top of the page.
    document.getElementById(id)?.focus();
  };
  return {
    control: form.control,
    id,
    isDirty,
    isPending,
    settings: saved,
    conflict: isConflict ? theirs : null,
    save: form.handleSubmit((values) =>
      mutate(
        { base, names, values },
        {
          onSuccess: (settings) => {
            startFrom(settings);
            notify.success(t('settings.saved'));
          },
          onError: (error) => {
            if (!isStale(error)) notify.failure(t('settings.saveFailed'), error);
          },
        },
      ),
    ),
    discard: () => startFrom(saved),
    resolve: (values: SettingsValues) => {
      setBase(saved);
      reset(theirs);
      for (const name of names) form.setValue(name, values[name], { shouldDirty: true });
    },
  };
}

export type SettingsForm = ReturnType<typeof useSettingsForm>;
