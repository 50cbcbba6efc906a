import { useTranslation } from '@vitral/i18n';
import { Alert, Box } from '@vitral/ui';
import { SectionHead } from '../shared/section-head.tsx';
import { EmbedGenerator } from './embed-generator.tsx';

const PLATFORMS = ['youtube', 'twitter', 'linkedin', 'instagram'] as const;

/** The third tab generates code for other sites from a URL or a name. */
export function FreeEmbeds() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <SectionHead title={t('embeds.freeTitle')} text={t('embeds.freeText')} />
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {t('embeds.intervals')}
      </Alert>
      <Box
        component="ul"
        aria-label={t('embeds.generators')}
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
          alignItems: 'start',
        }}
      >
        {PLATFORMS.map((platform) => (
          <EmbedGenerator key={platform} platform={platform} />
        ))}
      </Box>
    </>
  );
}
