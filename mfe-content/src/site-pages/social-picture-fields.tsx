import { fieldIn, type Language } from '@vitral/sdk/contracts/languages';
import { useTranslation } from '@vitral/sdk/i18n';
import { PictureField } from '@vitral/sdk/pictures';
import { Box, Typography } from '@vitral/sdk/ui';
import type { Control, Path } from 'react-hook-form';
import { EachShownLanguage } from './shown-languages.tsx';
import type { SitePageForm } from './site-page-form.ts';

/** The picture that social networks show for the page in each language, instead of a drawn one. */
export function SocialPictureFields({ control }: { control: Control<SitePageForm> }) {
  const { t } = useTranslation('mfe-content');
  const label = t('site-pages.fields.socialPicture');
  const field = (language: Language) => (
    <PictureField
      control={control}
      name={fieldIn('socialPicture', language) as Path<SitePageForm>}
      label={`${label} · ${t(`language.${language}`)}`}
      alt={label}
      target={{ category: 'marketing', title: label }}
    />
  );
  return (
    <Box>
      <EachShownLanguage>{field}</EachShownLanguage>
      <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
        {t('site-pages.socialPictureHint')}
      </Typography>
    </Box>
  );
}
