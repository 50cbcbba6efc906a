import type { SitePageContent } from '@vitral/contracts/site-pages';
import { type FirstLanguage, fixedPage, inEach, newBlock } from './fixed-page.ts';
import { VITAL_HEALTH_EN } from './vital-health/en.ts';
import { VITAL_HEALTH_ES } from './vital-health/es.ts';
import { VITAL_HEALTH_FR } from './vital-health/fr.ts';

interface TitledText {
  title: string;
  text: string;
}

type VitalHealthTexts = Record<
  | ('title' | 'description' | 'sample' | 'headline' | 'lead' | 'benefits')
  | ('plan' | 'planLead' | 'next' | 'nextText' | 'education' | 'contact'),
  string
> &
  Record<'cards' | 'steps', TitledText[]>;

const TEXTS: Record<FirstLanguage, VitalHealthTexts> = {
  es: VITAL_HEALTH_ES,
  en: VITAL_HEALTH_EN,
  fr: VITAL_HEALTH_FR,
};

const inEachLanguage = (name: string, textIn: (texts: VitalHealthTexts) => string) =>
  inEach(name, (language) => textIn(TEXTS[language]));

const listOf = (name: 'cards' | 'steps') =>
  TEXTS.es[name].map((_item, index) => ({
    ...inEachLanguage('title', (texts) => texts[name][index]?.title ?? ''),
    ...inEachLanguage('text', (texts) => texts[name][index]?.text ?? ''),
  }));

const SLUG = 'vital-health';

/** The sample page about well-being. */
export const vitalHealthPage = (): SitePageContent => ({
  ...fixedPage(SLUG),
  ...inEachLanguage('title', ({ title }) => title),
  ...inEachLanguage('description', ({ description }) => description),
  blocks: [
    newBlock(`${SLUG}/hero`, 'hero', {
      ...inEachLanguage('title', ({ title }) => title),
      ...inEachLanguage('content', ({ sample, headline, lead }) => [sample, headline, lead].join('\n\n')),
      drawing: 'health',
      actions: [{ ...inEachLanguage('text', ({ plan }) => plan), url: '#plan' }],
    }),
    newBlock(`${SLUG}/benefits`, 'cards', {
      ...inEachLanguage('title', ({ benefits }) => benefits),
      cards: listOf('cards'),
    }),
    {
      ...newBlock(`${SLUG}/plan`, 'steps', {
        ...inEachLanguage('title', ({ plan }) => plan),
        ...inEachLanguage('introduction', ({ planLead }) => planLead),
        steps: listOf('steps'),
      }),
      anchor: 'plan',
    },
    newBlock(`${SLUG}/next`, 'banner', {
      ...inEachLanguage('title', ({ next }) => next),
      ...inEachLanguage('content', ({ nextText }) => nextText),
      ...inEachLanguage('buttonText', ({ education }) => education),
      buttonUrl: '/educacion',
      ...inEachLanguage('linkText', ({ contact }) => contact),
      linkUrl: '/contact',
    }),
  ],
});
