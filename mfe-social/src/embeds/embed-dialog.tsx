import { NEW_EMBED, type Embed, type EmbedInput } from '@vitral/contracts';
import { embedCode } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { EmbedFields } from './embed-fields.tsx';
import { fetchEmbed, useSaveEmbed } from './embeds.queries.ts';

interface EditEmbedDialogProps {
  embed: Embed;
  onClose: () => void;
}

/** Edits an embed and offers its current code to copy by hand. */
export function EditEmbedDialog({ embed, onClose }: EditEmbedDialogProps) {
  const { t } = useTranslation('mfe-social');
  const platformName = (platform: EmbedInput['platform']) => t(`social-feeds.platform.${platform}`);
  const editing = useItemForm({
    item: embed,
    blank: NEW_EMBED,
    toInput: (values) => ({ ...values, title: values.title.trim() || platformName(values.platform) }),
    save: useSaveEmbed(embed.id),
    refetch: fetchEmbed,
    staleCode: 'embeds.stale',
    failure: t('embeds.updateFailed'),
    atField: { 'embeds.unreadable': 'url' },
    onSaved: onClose,
  });
  const { control } = editing.form;
  const url = useWatch({ control, name: 'url' });
  return (
    <ItemFormDialog
      editing={editing}
      title={t('embeds.editTitle')}
      submitLabel={t('actions.update')}
      canSubmit={url.trim() !== ''}
      label={(field) => t(field === 'platform' ? 'social-feeds.platformLabel' : `embeds.fields.${field}`)}
      show={{
        platform: platformName,
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
      onClose={onClose}
    >
      <EmbedFields control={control} />
      <CodeField
        label={t('embeds.codeFor', { platform: platformName(embed.platform) })}
        code={embedCode(embed.platform, embed)}
      />
    </ItemFormDialog>
  );
}
