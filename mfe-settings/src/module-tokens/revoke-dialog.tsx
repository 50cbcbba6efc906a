import type { ModuleToken } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog, notify } from '@vitral/ui';
import { useRevokeToken } from './module-tokens.queries.ts';

interface RevokeDialogProps {
  token: ModuleToken;
  onClose: () => void;
}

/** Confirms the revocation of a token. */
export function RevokeDialog({ token, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRevokeToken();
  const { name, module } = token;
  return (
    <ConfirmDialog
      open
      title={t('module-tokens.revokeTitle', { name })}
      text={t('module-tokens.revokeText', { module })}
      confirmLabel={t('module-tokens.revoke')}
      isDestructive
      isPending={isPending}
      onConfirm={() =>
        mutate(token, {
          onSuccess: () => notify.success(t('module-tokens.revoked', { name })),
          onError: (error) => notify.failure(t('module-tokens.revokeFailed'), error),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  );
}
