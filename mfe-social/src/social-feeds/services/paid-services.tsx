import { useFormats, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Alert, Box, Card, CardGrid, Typography } from '@vitral/ui';
import { SectionHead } from '../../shared/section-head.tsx';
import { CATALOGUE_DATE, SERVICES, STEPS } from './catalogue.ts';
import { ServiceCard } from './service-card.tsx';

/** The fourth tab: paid third-party services, as of the review date. */
export function PaidServices() {
  const { t } = useTranslation('mfe-social');
  return (
    <>
      <SectionHead
        title={t('services.title')}
        text={t('services.text', { month: useMonth(CATALOGUE_DATE) })}
      />
      <Alert severity="info" role="note" sx={{ mb: 2 }}>
        {t('services.notOnThisSite')}
      </Alert>
      <CardGrid label={t('services.list')} minWidth={340}>
        {SERVICES.map((name) => (
          <ServiceCard key={name} name={name} />
        ))}
      </CardGrid>
      <Guide />
    </>
  );
}

function Guide() {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  return (
    <Card component="section" aria-labelledby="services-guide" sx={{ p: 3, mt: 3 }}>
      <Typography variant="h2" id="services-guide">
        {t('services.guide')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0, display: 'grid', gap: 2 }}>
        {STEPS.map((step) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 2 }}>
            <Box aria-hidden sx={NUMBER}>
              {number(step)}
            </Box>
            <Box sx={{ minWidth: 0 }}>
              <Typography variant="h3">{t(`services.steps.${step}.title`)}</Typography>
              <Typography color="textSecondary">{t(`services.steps.${step}.text`)}</Typography>
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const NUMBER = {
  width: 32,
  height: 32,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  fontWeight: 700,
} as const;

/** November 2026, noviembre de 2026. */
function useMonth(month: string): string {
  const { language } = useSession();
  return new Intl.DateTimeFormat(language, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
}
