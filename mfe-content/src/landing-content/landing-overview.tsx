import { useSuspenseQuery } from '@tanstack/react-query';
import { CONTENT_LANGUAGES, type LandingSectionState } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Stack, StatCards } from '@vitral/ui';
import { sectionStatesQuery } from './landing-content.queries.ts';
import { currentTexts, toForm } from './landing-form.ts';
import { LandingSectionCard } from './landing-section-card.tsx';
import { bilingualTexts, written } from './landing-texts.ts';

/** Overall figures, and every section in the order of the page, published or not. */
export function LandingOverview() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data: states } = useSuspenseQuery(sectionStatesQuery);
  const texts = states
    .filter(hasTexts)
    .flatMap((state) => bilingualTexts(state.section, toForm(currentTexts(state))));
  const share = (count: number, total: number) => `${number(count)} / ${number(total)}`;
  const onPage = states.filter(({ published }) => published).length;
  const drafts = states.filter(({ draft }) => draft).length;

  return (
    <>
      <StatCards
        stats={[
          { label: t('landing-content.onPage'), value: share(onPage, states.length), icon: 'article' },
          { label: t('landing-content.drafts'), value: number(drafts), icon: 'history' },
          ...CONTENT_LANGUAGES.map((language) => ({
            label: t(`landing-content.texts.${language}`),
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

function hasTexts({ draft, published }: LandingSectionState): boolean {
  return (draft ?? published) !== null;
}
