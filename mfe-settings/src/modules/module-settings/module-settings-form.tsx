import { useQueryClient } from '@tanstack/react-query';
import { isApiError } from '@vitral/sdk/api-client';
import type { ModuleSettings } from '@vitral/sdk/contracts/module-settings';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Button } from '@vitral/sdk/ui';
import { changeOf, ConflictAlert, Form, type ItemChange, useFailureReport } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { isStale, moduleSettingsQuery, useSaveModuleSettings } from './module-settings.queries.ts';
import { SettingField } from './setting-field.tsx';
import { type FormValues, pathOf, toForm, toInput } from './setting-values.ts';

/** The settings of a module as a form, generated from its declaration. */
export function ModuleSettingsForm({ settings }: { settings: ModuleSettings }) {
  const { t } = useTranslation('mfe-settings');
  const { language } = useSession();
  const { module, declaration } = settings;
  const { fields } = declaration;
  const { form, conflict, save, isPending } = useSettingsForm(settings);
  return (
    <Form aria-label={t('module-settings.formOf', { module })} spacing={2} onSubmit={save}>
      {conflict && (
        <ConflictAlert
          fields={fields.map(({ name, title }) => ({ name, label: title[language] }))}
          mine={form.getValues().values}
          conflict={conflict}
        />
      )}
      {fields.map((field) => (
        <SettingField key={field.name} control={form.control} field={field} />
      ))}
      <Button
        type="submit"
        variant="contained"
        loading={isPending}
        disabled={conflict !== null}
        aria-label={t('module-settings.saveOf', { module })}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('actions.save')}
      </Button>
    </Form>
  );
}

/** The form starts from `base`. After a change by somebody else, it stays as it is until the person has chosen. */
function useSettingsForm(settings: ModuleSettings) {
  const { t } = useTranslation('mfe-settings');
  const queryClient = useQueryClient();
  const { module, declaration } = settings;
  const [base, setBase] = useState(settings);
  const [found, setFound] = useState<{ current: ModuleSettings; change: ItemChange } | null>(null);
  const form = useForm<FormValues>({ defaultValues: toForm(settings) });
  const { mutate, isPending } = useSaveModuleSettings(module);
  const report = useFailureReport({
    form,
    fields: declaration.fields.map(pathOf),
    message: t('module-settings.saveFailed', { module }),
  });
  const onError = (error: Error) => {
    if (!isStale(error) || !isApiError(error)) return report(error);
    void queryClient.fetchQuery(moduleSettingsQuery).then((all) => {
      const current = all.find((one) => one.module === module);
      if (current) setFound({ current, change: changeOf(error.params) });
    }, report);
  };
  const startFrom = (saved: ModuleSettings) => {
    setBase(saved);
    form.reset(toForm(saved));
  };
  const save = form.handleSubmit((values) =>
    mutate(toInput(base, values), { onSuccess: startFrom, onError }),
  );
  const conflict = found && {
    base: toForm(base).values,
    theirs: toForm(found.current).values,
    ...found.change,
    resolve: (merged: FormValues['values']) => {
      for (const [name, value] of Object.entries(merged)) form.setValue(`values.${name}`, value);
      setBase(found.current);
      setFound(null);
    },
  };
  return { form, conflict, save, isPending };
}
