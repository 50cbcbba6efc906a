import type { IdentityProvider } from '@vitral/sdk/contracts/identity-providers';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Typography } from '@vitral/sdk/ui';
import { FormDialog, FormSwitch, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useId } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useSaveProvider } from './identity-providers.queries.ts';
import { inputOf, type ProviderValues, valuesOf } from './provider-values.ts';
import { RoleRulesField } from './role-rules-field.tsx';
import { RulesTrial } from './rules-trial.tsx';

interface ProviderFormProps {
  /** Null for a new provider. */
  provider: IdentityProvider | null;
  onClose: () => void;
}

export function ProviderForm({ provider, onClose }: ProviderFormProps) {
  const { t } = useTranslation('mfe-settings');
  // After a change by somebody else, the form preserves typed input and updates the other fields.
  const form = useForm<ProviderValues>({
    values: valuesOf(provider),
    resetOptions: { keepDirtyValues: true },
  });
  const { mutate, isPending } = useSaveProvider(provider);
  const onError = useFailureReport({
    form,
    fields: ['name', 'issuer', 'clientId', 'clientSecret', 'scopes'],
    message: t('identity-providers.saveFailed'),
    atField: {
      'identity-providers.not-https': 'issuer',
      'identity-providers.secret-missing': 'clientSecret',
    },
  });
  const save = form.handleSubmit((values) => mutate(inputOf(values), { onSuccess: onClose, onError }));
  const { control } = form;
  return (
    <FormDialog
      open
      title={provider ? t('identity-providers.editOf', { name: provider.name }) : t('identity-providers.add')}
      submitLabel={t('actions.save')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <ConnectionFields control={control} isNew={provider === null} />
      <FormSwitch control={control} name="isActive" label={t('identity-providers.fields.isActive')} />
      <AccountFields control={control} />
      <RoleRulesField control={control} />
      <RulesTrial control={control} />
    </FormDialog>
  );
}

type FieldsProps = { control: Control<ProviderValues> };

function ConnectionFields({ control, isNew }: FieldsProps & { isNew: boolean }) {
  const { t } = useTranslation('mfe-settings');
  const field = (name: 'name' | 'issuer' | 'clientId' | 'clientSecret' | 'scopes') => ({
    ...{ control, name, autoComplete: 'off' },
    label: t(`identity-providers.fields.${name}`),
    hint: t(`identity-providers.hints.${name}`),
  });
  return (
    <>
      <FormTextField {...field('name')} required autoFocus limit={LIMITS.name} />
      <FormTextField {...field('issuer')} required type="url" />
      <FormTextField {...field('clientId')} required />
      <FormTextField
        {...field('clientSecret')}
        required={isNew}
        type="password"
        autoComplete="new-password"
        hint={t(isNew ? 'identity-providers.hints.newSecret' : 'identity-providers.hints.clientSecret')}
      />
      <FormTextField {...field('scopes')} />
    </>
  );
}

function AccountFields({ control }: FieldsProps) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id}>
      <Typography id={id} variant="subtitle1" component="h3">
        {t('identity-providers.accounts')}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {t('identity-providers.accountsText')}
      </Typography>
      {(['linksByEmail', 'createsAccounts'] as const).map((name) => (
        <Box key={name}>
          <FormSwitch control={control} name={name} label={t(`identity-providers.fields.${name}`)} />
        </Box>
      ))}
    </Box>
  );
}
