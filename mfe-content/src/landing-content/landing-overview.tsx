import { useSuspenseQuery } from '@tanstack/react-query';
import type { LandingSectionState } from '@vitral/sdk/contracts/landing-content';
import { LANGUAGES } from '@vitral/sdk/contracts/languages';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Link } from '@vitral/sdk/router';
import { Box, Button, Card, Icon, Stack, StatCards, Typography } from '@vitral/sdk/ui';
import { sectionStatesQuery } from './landing-content.queries.ts';
import { currentTexts, toForm } from './landing-form.ts';
import { LandingStateChips, LanguageProgress } from './landing-progress.tsx';
import { translatedTexts, written } from './landing-texts.ts';

/** Overall figures, and every section, published or not. */
export function LandingOverview() {
  const { t } = useTranslation('mfe-content');
  const { number, languageName } = useFormats();
  const { data: states } = useSuspenseQuery(sectionStatesQuery);
  const texts = states
    .filter(({ draft, published }) => draft ?? published)
    .flatMap((state) => translatedTexts(state.section, toForm(currentTexts(state))));
  const share = (count: number, total: number) => `${number(count)} / ${number(total)}`;
  const onPage = states.filter(({ published }) => published).length;
  const drafts = states.filter(({ draft }) => draft).length;

  return (
    <>
      <StatCards
        stats={[
          { label: t('landing-content.onPage'), value: share(onPage, states.length), icon: 'article' },
          { label: t('landing-content.drafts'), value: number(drafts), icon: 'history' },
          ...LANGUAGES.map((language) => ({
            label: t('landing-content.texts', { language: languageName(language) }),
            value: share(written(texts, language), texts.length),
            icon: 'language' as const,
          })),
        ]}
      />
      <Stack
        component="ol"
        aria-label={t('landing-content.list')}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {states.map((state) => (
          <LandingSectionCard key={state.section} state={state} />
        ))}
      </Stack>
    </>
  );
}

/** A section with its state, its draft's author and its progress in each language. */
function LandingSectionCard({ state }: { state: LandingSectionState }) {
  const { t } = useTranslation('mfe-content');
  const { section } = state;
  const texts = translatedTexts(section, toForm(currentTexts(state)));
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
          {LANGUAGES.map((language) => (
            <LanguageProgress key={language} texts={texts} language={language} section={name} />
          ))}
        </Stack>
        <Button
          component={Link}
          to={`/admin/landing/${section}`}
          variant="outlined"
          startIcon={<Icon name="edit" />}
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
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) auto' },
} as const;
