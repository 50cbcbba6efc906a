import type { BackupKeyKind } from '@vitral/sdk/contracts/backup-keys';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormDialog, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { useAddBackupKey } from './backup-keys.queries.ts';

interface BackupKeyFormProps {
  kind: BackupKeyKind;
  onClose: () => void;
}

const EMPTY = { name: '', publicKey: '' };

/** Adds a key for which backups are encrypted, or the signing key of a site whose archives are trusted. */
export function BackupKeyForm({ kind, onClose }: BackupKeyFormProps) {
  const { t } = useTranslation('mfe-settings');
  const form = useForm({ defaultValues: EMPTY });
  const { control } = form;
  const { mutate, isPending } = useAddBackupKey();
  const onError = useFailureReport({
    form,
    fields: ['name', 'publicKey'],
    message: t('backups.keyAddFailed'),
  });
  const isRecipient = kind === 'recipient';
  const add = form.handleSubmit(({ name, publicKey }) =>
    mutate({ kind, name: name.trim(), publicKey: publicKey.trim() }, { onSuccess: onClose, onError }),
  );
  return (
    <FormDialog
      open
      title={t(isRecipient ? 'backups.addRecipient' : 'backups.addSigner')}
      submitLabel={t('backups.addKey')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={add}
      onClose={onClose}
    >
      <FormTextField
        control={control}
        name="name"
        autoFocus
        required
        limit={LIMITS.name}
        label={t('backups.keyName')}
        hint={t(isRecipient ? 'backups.recipientNameHint' : 'backups.signerNameHint')}
      />
      <FormTextField
        control={control}
        name="publicKey"
        required
        multiline
        minRows={2}
        limit={LIMITS.publicKey}
        label={t('backups.publicKey')}
        hint={t(isRecipient ? 'backups.recipientHint' : 'backups.signerHint')}
      />
    </FormDialog>
  );
}
