import { CONTENT_LANGUAGES, type LandingContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Box, Card, Stack, Typography } from '@vitral/ui';
import { LanguageProgress } from './language-progress.tsx';
import { landingTexts, type LandingText } from './landing-texts.ts';

/** One section of the landing page: every text in both languages, side by side. */
export function LandingSectionCard({ item }: { item: LandingContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { dateTime } = useFormats();
  const texts = landingTexts(item);
  const name = t(`landing-content.sections.${item.section}`);
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 3 } }}>
      <Stack direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ alignItems: { md: 'center' } }}>
        <Box sx={{ flex: '2 1 0' }}>
          <Typography variant="h2">{name}</Typography>
          <Typography variant="body2" color="textSecondary">
            {t('landing-content.updated', { when: dateTime(item.updatedAt) })}
          </Typography>
        </Box>
        {CONTENT_LANGUAGES.map((language) => (
          <LanguageProgress key={language} texts={texts} language={language} section={name} />
        ))}
      </Stack>
      <Stack component="dl" spacing={2} sx={{ mb: 0, mt: 2.5 }}>
        {texts.map((text) => (
          <TextPair key={`${text.field}-${text.number}`} text={text} />
        ))}
      </Stack>
    </Card>
  );
}

function TextPair({ text }: { text: LandingText }) {
  const { t } = useTranslation('mfe-content');
  return (
    <Box
      sx={{
        display: 'grid',
        pt: 2,
        borderTop: 1,
        borderColor: 'divider',
        gap: { xs: 1, md: 3 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '150px minmax(0, 1fr) minmax(0, 1fr)' },
      }}
    >
      <Typography component="dt" variant="body2" color="textSecondary" sx={{ fontWeight: 600 }}>
        {[t(`landing-content.fields.${text.field}`), text.number].filter(Boolean).join(' ')}
      </Typography>
      {CONTENT_LANGUAGES.map((language) => (
        <Box key={language} component="dd" sx={{ m: 0, minWidth: 0 }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {t(`language.${language}`)}
          </Typography>
          {text[language] ? (
            <Typography lang={language} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {text[language]}
            </Typography>
          ) : (
            <Typography color="warning">{t('landing-content.missing')}</Typography>
          )}
        </Box>
      ))}
    </Box>
  );
}
