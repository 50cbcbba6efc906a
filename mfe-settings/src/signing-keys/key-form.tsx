import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { ReleaseName } from '@vitral/sdk/contracts/modules';
import { SIGNING_KEY_DAYS, type SigningKeyDays } from '@vitral/sdk/contracts/signing-keys';
import { useTranslation } from '@vitral/sdk/i18n';
import { notify } from '@vitral/sdk/ui';
import { FormDialog, FormSelect, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { ModuleNamesField } from '../shared/module-name-field.tsx';
import { useRegisterKey } from './signing-keys.queries.ts';

interface KeyValues {
  name: string;
  publicKey: string;
  modules: ReleaseName[];
  /** A text, since the values of selects are texts. */
  days: `${SigningKeyDays}` | 'none';
}

const FIRST: KeyValues = { name: '', publicKey: '', modules: [], days: '365' };

export function KeyForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm<KeyValues>({ defaultValues: FIRST });
  const { control } = form;
  const { mutate, isPending } = useRegisterKey();
  const onError = useFailureReport({
    form,
    fields: ['name', 'publicKey', 'modules', 'days'],
    message: t('signing-keys.registerFailed'),
  });
  const register = form.handleSubmit(({ name, publicKey, modules, days }) => {
    const end = days === 'none' ? null : (Number(days) as SigningKeyDays);
    mutate(
      { name: name.trim(), publicKey, modules, days: end },
      {
        onSuccess: () => {
          notify.success(t('signing-keys.registered', { name: name.trim() }));
          onClose();
        },
        onError,
      },
    );
  });
  return (
    <FormDialog
      open
      title={t('signing-keys.register')}
      submitLabel={t('signing-keys.registerKey')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={register}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={LIMITS.name}
        label={t('signing-keys.name')}
        hint={t('signing-keys.nameHint')}
      />
      <FormTextField
        control={control}
        name="publicKey"
        required
        multiline
        minRows={3}
        limit={LIMITS.publicKey}
        label={t('signing-keys.publicKey')}
        hint={t('signing-keys.publicKeyHint')}
      />
      <ModuleNamesField
        control={control}
        name="modules"
        label={t('signing-keys.modules')}
        hint={t('signing-keys.modulesHint')}
      />
      <FormSelect
        control={control}
        name="days"
        required
        label={t('signing-keys.days')}
        hint={t('signing-keys.daysHint')}
        choices={[
          ...SIGNING_KEY_DAYS.map((days) => ({
            value: `${days}` as const,
            label: t('tokens.dayCount', { count: days }),
          })),
          { value: 'none' as const, label: t('signing-keys.endless') },
        ]}
      />
    </FormDialog>
  );
}
