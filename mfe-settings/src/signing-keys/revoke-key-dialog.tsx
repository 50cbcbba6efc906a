import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import type { SigningKey } from '@vitral/sdk/contracts/signing-keys';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, notify, Typography } from '@vitral/sdk/ui';
import { FormDialog, FormTextField, useFailureReport } from '@vitral/sdk/ui/forms';
import { useForm } from 'react-hook-form';
import { activeReleasesQuery, useRevokeKey } from './signing-keys.queries.ts';

interface RevokeKeyDialogProps {
  signingKey: SigningKey;
  onClose: () => void;
}

/** Asks for the reason, and names the active releases that the key signed: they stay active. */
export function RevokeKeyDialog({ signingKey, onClose }: RevokeKeyDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { id, name } = signingKey;
  const form = useForm({ defaultValues: { reason: '' } });
  const { mutate, isPending } = useRevokeKey(signingKey);
  const { data: modules = [] } = useQuery(activeReleasesQuery);
  const active = modules.flatMap((module) => (module.active?.signature?.keyId === id ? module.active : []));
  const onError = useFailureReport({ form, fields: ['reason'], message: t('signing-keys.revokeFailed') });
  const revoke = form.handleSubmit(({ reason }) =>
    mutate(
      { reason: reason.trim() },
      {
        onSuccess: () => {
          notify.success(t('signing-keys.revoked', { name }));
          onClose();
        },
        onError,
      },
    ),
  );
  return (
    <FormDialog
      open
      title={t('signing-keys.revokeTitle', { name })}
      submitLabel={t('signing-keys.revoke')}
      isDirty={form.formState.isDirty}
      isSubmitting={isPending}
      onSubmit={revoke}
      onClose={onClose}
    >
      <Typography>{t('signing-keys.revokeText')}</Typography>
      {active.length > 0 && (
        <Alert severity="warning">
          {t('signing-keys.revokeActive', {
            releases: active.map((release) => `${release.name} ${release.version}`).join(', '),
          })}
        </Alert>
      )}
      <FormTextField
        control={form.control}
        name="reason"
        autoFocus
        required
        limit={LIMITS.reason}
        label={t('signing-keys.reason')}
        hint={t('signing-keys.reasonHint')}
      />
    </FormDialog>
  );
}
