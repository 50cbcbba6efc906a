import type { Webhook, WebhookWithSecret } from '@vitral/sdk/contracts/webhooks';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog, notify } from '@vitral/sdk/ui';
import { useRemoveWebhook, useRenewSecret } from './webhooks.queries.ts';

interface WebhookDialogProps {
  webhook: Webhook;
  onClose: () => void;
}

interface RenewSecretDialogProps extends WebhookDialogProps {
  onRenewed: (renewed: WebhookWithSecret) => void;
}

export function RenewSecretDialog({ webhook, onRenewed, onClose }: RenewSecretDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRenewSecret();
  const onError = (error: Error) => {
    notify.failure(t('webhooks.renewFailed'), error);
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={t('webhooks.renewTitle', { name: webhook.name })}
      text={t('webhooks.renewText')}
      confirmLabel={t('webhooks.renew')}
      isPending={isPending}
      onConfirm={() => mutate(webhook, { onSuccess: onRenewed, onError })}
      onCancel={onClose}
    />
  );
}

export function RemoveWebhookDialog({ webhook, onClose }: WebhookDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRemoveWebhook();
  const { name } = webhook;
  const onSuccess = () => notify.success(t('webhooks.removed', { name }));
  const onError = (error: Error) => notify.failure(t('webhooks.removeFailed'), error);
  return (
    <ConfirmDialog
      open
      title={t('webhooks.removeTitle', { name })}
      text={t('webhooks.removeText')}
      confirmLabel={t('webhooks.remove')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(webhook, { onSuccess, onError, onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
