import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/i18n';
import { EmptyState, Stack, StatCards } from '@vitral/ui';
import { landingContentQuery } from './landing-content.queries.ts';
import { LandingSectionCard } from './landing-section.tsx';
import { landingTexts, written } from './landing-texts.ts';

/** The sections in the order of the page, under the figures of all of them. */
export function LandingContentList() {
  const { t } = useTranslation('mfe-content');
  const { number } = useFormats();
  const { data: items } = useSuspenseQuery(landingContentQuery);
  const texts = items.flatMap(landingTexts);
  const share = (count: number) => `${number(count)} / ${number(texts.length)}`;

  if (items.length === 0) {
    return (
      <EmptyState
        icon="article"
        title={t('landing-content.emptyTitle')}
        text={t('landing-content.emptyText')}
      />
    );
  }
  return (
    <>
      <StatCards
        stats={[
          { label: t('landing-content.sectionCount'), value: number(items.length), icon: 'article' },
          { label: t('landing-content.spanish'), value: share(written(texts, 'es')), icon: 'language' },
          { label: t('landing-content.english'), value: share(written(texts, 'en')), icon: 'language' },
        ]}
      />
      <Stack
        component="ul"
        aria-label={t('landing-content.list')}
        spacing={2}
        sx={{ m: 0, p: 0, listStyle: 'none' }}
      >
        {items.map((item) => (
          <LandingSectionCard key={item.id} item={item} />
        ))}
      </Stack>
    </>
  );
}
