import { ROLES } from '@vitral/sdk/contracts/access';
import { ACCESS_TOKEN_DAYS, type CreatedAccessToken } from '@vitral/sdk/contracts/access-tokens';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormDialog, FormSelect, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { type AccessTokenValues, FIRST, toInput } from './access-token-values.ts';
import { useCreateAccessToken } from './access-tokens.queries.ts';
import { ScopesField } from './scopes-field.tsx';

interface AccessTokenFormProps {
  onCreated: (created: CreatedAccessToken) => void;
  onClose: () => void;
}

export function AccessTokenForm({ onCreated, onClose }: AccessTokenFormProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<AccessTokenValues>({ defaultValues: FIRST });
  const { control } = form;
  const role = useWatch({ control, name: 'role' });
  const { mutate, isPending } = useCreateAccessToken();
  const onError = useFailureReport({
    form,
    fields: ['name', 'role', 'scopes', 'addressRanges', 'days'],
    message: t('access-tokens.createFailed'),
  });
  return (
    <FormDialog
      open
      title={t('access-tokens.create')}
      submitLabel={t('actions.create')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={form.handleSubmit((values) => mutate(toInput(values), { onSuccess: onCreated, onError }))}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={LIMITS.name}
        label={t('access-tokens.name')}
        hint={t('access-tokens.nameHint')}
      />
      <FormSelect
        control={control}
        name="role"
        required
        label={t('access-tokens.role')}
        hint={t('access-tokens.roleHint')}
        choices={ROLES.map((value) => ({ value, label: t(`access-tokens.roles.${value}`) }))}
      />
      <ScopesField control={control} role={role} />
      <FormTextField
        control={control}
        name="addressRanges"
        multiline
        limit={LIMITS.addressRanges * LIMITS.addressRange}
        label={t('access-tokens.addressRanges')}
        hint={t('access-tokens.addressRangesHint')}
      />
      <FormSelect
        control={control}
        name="days"
        required
        label={t('tokens.days')}
        choices={ACCESS_TOKEN_DAYS.map((days) => ({
          value: `${days}`,
          label: t('tokens.dayCount', { count: days }),
        }))}
      />
    </FormDialog>
  );
}
