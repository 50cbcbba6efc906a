import type { Embed } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConfirmDialog } from '@vitral/ui';
import { useDeleteEmbed } from './embeds.queries.ts';

interface DeleteEmbedDialogProps {
  embed: Embed;
  onClose: () => void;
}

export function DeleteEmbedDialog({ embed, onClose }: DeleteEmbedDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { mutate, isPending } = useDeleteEmbed();
  return (
    <ConfirmDialog
      open
      title={t('embeds.deleteTitle')}
      text={t('embeds.deleteText', { title: embed.title })}
      confirmLabel={t('actions.delete')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(embed, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}
