import { useTranslation } from '@vitral/i18n';
import { Button, ConflictNotice, Stack } from '@vitral/ui';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { useSettingText } from './use-setting-text.ts';
import type { SettingName, SettingsValues } from './settings-values.ts';
import type { SettingsForm as Form } from './use-settings-form.ts';

interface SettingsFormProps {
  form: Form;
  label: string;
  names: readonly SettingName[];
  children: ReactNode;
}

/** Settings that are saved together, and what to do when somebody else saved others. */
export function SettingsForm({ form, label, names, children }: SettingsFormProps) {
  const { t } = useTranslation();
  const { control, id, isDirty, isPending, conflict } = form;
  const mine = useWatch({ control, compute: (values) => values });
  const { labelOf, show } = useSettingText();
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      id={id}
      tabIndex={-1}
      spacing={3}
      onSubmit={form.save}
      sx={{ outline: 'none' }}
    >
      {children}
      {conflict && (
        <ConflictNotice
          mine={mine}
          theirs={conflict}
          onResolve={form.resolve}
          fields={names.map((name) => ({
            name,
            label: labelOf(name),
            show: (value: SettingsValues[SettingName]) => show(name, value),
          }))}
        />
      )}
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Button
          type="submit"
          variant="contained"
          disabled={!isDirty || conflict !== null}
          loading={isPending}
        >
          {t('actions.save')}
        </Button>
        <Button disabled={!isDirty || isPending} onClick={form.discard}>
          {t('actions.discard')}
        </Button>
      </Stack>
    </Stack>
  );
}
