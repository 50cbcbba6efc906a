import type { Embed, EmbedInput } from '@vitral/contracts';
import { embedCode } from '@vitral/embeds';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, useFailureTeller, useStaleEdit } from '@vitral/ui/forms';
import { useForm, useWatch } from 'react-hook-form';
import { CodeField } from './code-field.tsx';
import { EmbedConflict } from './embed-conflict.tsx';
import { EmbedFields } from './embed-fields.tsx';
import { fetchEmbed, useUpdateEmbed } from './embeds.queries.ts';

const toInput = ({ platform, title, url, isActive }: EmbedInput): EmbedInput => ({
  platform,
  title,
  url,
  isActive,
});
const FIELDS = ['platform', 'title', 'url', 'isActive'] as const;

interface EditEmbedDialogProps {
  embed: Embed;
  onClose: () => void;
}

/** Changes an embed; its code as it is now is there to be copied by hand. */
export function EditEmbedDialog({ embed, onClose }: EditEmbedDialogProps) {
  const { t } = useTranslation('mfe-social');
  const form = useForm<EmbedInput>({ defaultValues: toInput(embed) });
  const [url, platform] = useWatch({ control: form.control, name: ['url', 'platform'] });
  const { mutate, isPending } = useUpdateEmbed(embed.id);
  const { version, conflict, onError } = useStaleEdit({
    item: embed,
    fields: FIELDS,
    toInput,
    setValue: form.setValue,
    staleCode: 'embeds.stale',
    refetch: () => fetchEmbed(embed.id),
    tellFailure: useFailureTeller({
      form,
      fields: FIELDS,
      message: t('embeds.updateFailed'),
      atField: { 'embeds.unreadable': 'url' },
    }),
  });
  const save = form.handleSubmit((values) => {
    const title = values.title.trim() || t(`social-feeds.platform.${platform}`);
    mutate({ ...values, title, url: values.url.trim(), version }, { onSuccess: onClose, onError });
  });
  return (
    <FormDialog
      open
      title={t('embeds.editTitle')}
      submitLabel={t('actions.update')}
      isDirty={form.formState.isDirty}
      canSubmit={url.trim() !== '' && conflict === null}
      isSubmitting={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      {conflict && <EmbedConflict control={form.control} conflict={conflict} />}
      <EmbedFields control={form.control} />
      <CodeField
        label={t('embeds.codeFor', { platform: t(`social-feeds.platform.${embed.platform}`) })}
        code={embedCode(embed.platform, embed)}
      />
    </FormDialog>
  );
}
