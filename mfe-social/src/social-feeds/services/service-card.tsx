import { useTranslation } from '@vitral/i18n';
import { Box, Button, Card, NavigationIcon, Typography } from '@vitral/ui';
import { CodeField } from '../../embeds/code-field.tsx';
import { CATALOGUE, FEATURES, type ServiceName } from './catalogue.ts';

/** A service with its features, example code and link. */
export function ServiceCard({ name }: { name: ServiceName }) {
  const { t } = useTranslation('mfe-social');
  const service = CATALOGUE[name];
  return (
    <Card component="li" sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box>
        <Typography variant="h3">{service.name}</Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t(`services.${name}.text`)}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {FEATURES.map((feature) => (
          <Box component="li" key={feature} sx={{ display: 'flex', gap: 1 }}>
            <NavigationIcon name="check_circle" color="success" fontSize="small" sx={{ mt: 0.25 }} />
            <Typography variant="body2">{t(`services.${name}.features.${feature}`)}</Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <CodeField label={t('services.example', { name: service.name })} code={service.example} />
      </Box>
      <Button
        href={service.site}
        target="_blank"
        rel="noopener noreferrer"
        startIcon={<NavigationIcon name="open_in_new" />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('services.visit', { name: service.name })}
      </Button>
    </Card>
  );
}
