import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { CreatedModuleToken } from '@vitral/sdk/contracts/module-tokens';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { FormDialog, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { NewSecretDialog } from '../shared/token-parts.tsx';
import { useCreateToken } from './module-tokens.queries.ts';
import { RightsFields, type RightsValues, toRights } from './rights-fields.tsx';

interface TokenValues extends RightsValues {
  name: string;
}

interface TokenFormProps {
  onCreated: (created: CreatedModuleToken) => void;
  onClose: () => void;
}

const FIRST: TokenValues = {
  ...{ name: '', module: '', coversAll: false, days: '90' },
  ...{ mayActivate: false, mayPreview: false, mayPromote: false },
};

export function TokenForm({ onCreated, onClose }: TokenFormProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<TokenValues>({ defaultValues: FIRST });
  const { control } = form;
  const { mutate, isPending } = useCreateToken();
  const onError = useFailureReport({
    form,
    fields: ['name', 'module', 'days'],
    message: t('module-tokens.createFailed'),
  });
  const create = form.handleSubmit(({ name, ...rights }) => {
    const input = { name: name.trim(), ...toRights(rights) };
    mutate(input, { onSuccess: onCreated, onError });
  });
  return (
    <FormDialog
      open
      title={t('module-tokens.create')}
      submitLabel={t('actions.create')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={create}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={LIMITS.name}
        label={t('module-tokens.name')}
        hint={t('module-tokens.nameHint')}
      />
      <RightsFields control={control} />
    </FormDialog>
  );
}

/** A new token, which cannot be shown again. */
export function TokenDialog({
  created,
  onClose,
}: Pick<TokenFormProps, 'onClose'> & { created: CreatedModuleToken }) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const { name, module, token, expiresAt } = created;
  return (
    <NewSecretDialog
      title={t('module-tokens.createdTitle', { name })}
      text={t('module-tokens.createdText', {
        module: module ?? t('module-tokens.everyModule'),
        date: date(expiresAt),
      })}
      label={t('tokens.token')}
      secret={token}
      onClose={onClose}
    />
  );
}
