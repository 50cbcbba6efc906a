import { LIMITS, type EmbedInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box } from '@vitral/ui';
import { FormSelect, FormSwitch, FormTextField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import { usePlatformChoices } from '../shared/use-platform-choices.ts';

/** The fields of an embed. */
export function EmbedFields({ control }: { control: Control<EmbedInput> }) {
  const { t } = useTranslation('mfe-social');
  const platform = useWatch({ control, name: 'platform' });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '200px 1fr' } }}>
        <FormSelect
          control={control}
          name="platform"
          label={t('social-feeds.platformLabel')}
          choices={usePlatformChoices()}
          required
        />
        <FormTextField
          control={control}
          name="url"
          label={t('embeds.fields.url')}
          hint={t(`embeds.urlHints.${platform}`)}
          required
        />
      </Box>
      <FormTextField
        control={control}
        name="title"
        label={t('embeds.fields.title')}
        hint={t('embeds.fields.titleHint')}
        limit={LIMITS.title}
      />
      <FormSwitch control={control} name="isActive" label={t('embeds.fields.isActive')} />
    </>
  );
}
