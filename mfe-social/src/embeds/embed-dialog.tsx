import { NEW_EMBED, type Embed, type EmbedInput } from '@vitral/sdk/contracts/embeds';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { SOCIAL_PLATFORMS } from '@vitral/sdk/contracts/social-feeds';
import { embedCode } from '@vitral/sdk/embeds';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box } from '@vitral/sdk/ui';
import {
  FormSelect,
  FormSwitch,
  FormTextField,
  ItemFormDialog,
  useFields,
  useItemDialog,
} from '@vitral/sdk/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { useChoices } from '../shared/filters.tsx';
import { CodeField } from './embed-code.tsx';
import { EMBEDS } from './embeds.queries.ts';

/** Edits an embed and offers its current code to copy by hand. */
export function EditEmbedDialog({ embed, onClose }: { embed: Embed; onClose: () => void }) {
  const { t } = useTranslation('mfe-social');
  const platformName = (platform: EmbedInput['platform']) => t(`social-feeds.platform.${platform}`);
  const { form, dialog } = useItemDialog(EMBEDS, {
    item: embed,
    blank: NEW_EMBED,
    toInput: (values) => ({ ...values, title: values.title.trim() || platformName(values.platform) }),
    atField: { 'embeds.unreadable': 'url' },
    onClose,
  });
  const url = useWatch({ control: form.control, name: 'url' });
  return (
    <ItemFormDialog
      {...dialog}
      submitLabel={t('actions.update')}
      canSubmit={url.trim() !== ''}
      show={{
        platform: platformName,
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
    >
      <EmbedFields control={form.control} />
      <CodeField
        label={t('embeds.codeFor', { platform: platformName(embed.platform) })}
        code={embedCode(embed.platform, embed)}
      />
    </ItemFormDialog>
  );
}

export function EmbedFields({ control }: { control: Control<EmbedInput> }) {
  const { t } = useTranslation('mfe-social');
  const choices = useChoices();
  const field = useFields(EMBEDS, control);
  const platform = useWatch({ control, name: 'platform' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '200px 1fr' } }}>
        <FormSelect
          {...field('platform')}
          choices={choices('social-feeds.platform', SOCIAL_PLATFORMS)}
          required
        />
        <FormTextField {...field('url')} hint={t(`embeds.urlHints.${platform}`)} required />
      </Box>
      <FormTextField {...field('title')} hint={t('embeds.fields.titleHint')} limit={LIMITS.title} />
      <FormSwitch {...field('isActive')} />
    </>
  );
}
