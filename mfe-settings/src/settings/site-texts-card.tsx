import { CONTENT_LANGUAGES, type ContentLanguage, LIMITS } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Box, Stack, Typography } from '@vitral/ui';
import { FormTextField } from '@vitral/ui/forms';
import { SettingCard } from './setting-card.tsx';
import type { SettingsForm } from './use-settings-form.ts';

/** Name and description of the site in each language. */
export function SiteTextsCard({ form }: { form: SettingsForm }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard title={t('settings.siteTitle')} text={t('settings.siteText')}>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        {CONTENT_LANGUAGES.map((language) => (
          <SiteTexts key={language} form={form} language={language} />
        ))}
      </Box>
    </SettingCard>
  );
}

function SiteTexts({ form, language }: { form: SettingsForm; language: ContentLanguage }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Stack role="group" aria-label={t(`language.${language}`)} spacing={2} sx={{ minWidth: 0 }}>
      <Typography variant="h3">{t(`language.${language}`)}</Typography>
      <FormTextField
        control={form.control}
        name={`siteName.${language}`}
        label={t('settings.siteName')}
        limit={LIMITS.siteName}
        form={form.id}
        required
      />
      <FormTextField
        control={form.control}
        name={`siteDescription.${language}`}
        label={t('settings.siteDescription')}
        limit={LIMITS.siteDescription}
        multiline
        minRows={3}
      />
    </Stack>
  );
}
