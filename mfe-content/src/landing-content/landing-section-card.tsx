import { CONTENT_LANGUAGES, type LandingSectionState } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Link } from '@vitral/router';
import { Box, Button, Card, NavigationIcon, Stack, Typography } from '@vitral/ui';
import { LanguageProgress } from './language-progress.tsx';
import { currentTexts, toForm } from './landing-form.ts';
import { LandingStateChips } from './landing-state-chips.tsx';
import { bilingualTexts } from './landing-texts.ts';

/** A section with its state, its draft's author and its progress in each language. */
export function LandingSectionCard({ state }: { state: LandingSectionState }) {
  const { t } = useTranslation('mfe-content');
  const { section } = state;
  const texts = bilingualTexts(section, toForm(currentTexts(state)));
  const name = t(`landing-content.sections.${section}`);
  return (
    <Card component="li" sx={{ p: { xs: 2, sm: 2.5 } }}>
      <Box sx={COLUMNS}>
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="h2">{name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5, mb: 1.5 }}>
            {t(`landing-content.places.${section}`)}
          </Typography>
          <LandingStateChips state={state} />
        </Box>
        <Stack spacing={1.5} sx={{ minWidth: 0 }}>
          {CONTENT_LANGUAGES.map((language) => (
            <LanguageProgress key={language} texts={texts} language={language} section={name} />
          ))}
        </Stack>
        <Button
          component={Link}
          to={`?section=${section}`}
          variant="outlined"
          startIcon={<NavigationIcon name="edit" />}
          aria-label={t('landing-content.edit', { name })}
        >
          {t('actions.edit')}
        </Button>
      </Box>
    </Card>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  alignItems: { md: 'center' },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 1fr) minmax(0, 1fr) auto',
  },
} as const;
