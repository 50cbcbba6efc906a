import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Alert, Box, Button, Card, CardGrid, Icon, Typography } from '@vitral/sdk/ui';
import { CodeField } from '../embeds/embed-code.tsx';
import { SectionHead } from '../shared/section-head.tsx';
import { CATALOGUE_DATE, SERVICES, type Service } from './service-catalogue.ts';

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
        {SERVICES.map((service) => (
          <ServiceCard key={service.key} service={service} />
        ))}
      </CardGrid>
      <Guide />
    </>
  );
}

/** A service with its features, example code and link. */
function ServiceCard({ service: { key, name, site, example } }: { service: Service }) {
  const { t } = useTranslation('mfe-social');
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>
        <Typography variant="h3">{name}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t(`services.${key}.text`)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {[1, 2, 3].map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <Icon name="check_circle" color="success" fontSize="small" sx={{ mt: 0.25 }} />
            <Typography variant="body2">{t(`services.${key}.features.${feature}`)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <CodeField label={t('services.example', { name })} code={example} />
      </Box>
      <Button
        href={site}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<Icon name="open_in_new" />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('services.visit', { name })}
      </Button>
    </Card>
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
        {[1, 2, 3, 4, 5].map((step) => (
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
