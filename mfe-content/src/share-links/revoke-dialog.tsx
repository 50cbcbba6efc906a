import type { ShareLink } from '@vitral/sdk/contracts/share-links';
import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { useRevokeShareLink } from './share-links.queries.ts';

/** Asks before a link is revoked. */
export function RevokeDialog({ link, onClose }: { link: ShareLink; onClose: () => void }) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useRevokeShareLink();
  return (
    <ConfirmDialog
      open
      title={t('share-links.revokeTitle')}
      text={t('share-links.revokeText')}
      confirmLabel={t('share-links.revoke')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(link, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
