import type { SitePageContent } from '@vitral/contracts/site-pages';
import { type FirstLanguage, fixedPage, inEach, newBlock } from './fixed-page.ts';
import { EDUCATION_EN } from './education/en.ts';
import { EDUCATION_ES } from './education/es.ts';
import { EDUCATION_FR } from './education/fr.ts';

type EducationTexts = typeof EDUCATION_ES;

const TEXTS: Record<FirstLanguage, EducationTexts> = { es: EDUCATION_ES, en: EDUCATION_EN, fr: EDUCATION_FR };

const inEachLanguage = (name: string, textIn: (texts: EducationTexts) => string | undefined) =>
  inEach(name, (language) => textIn(TEXTS[language]) ?? '');

const SLUG = 'education';

const topics = () =>
  TEXTS.es.topics.map((_topic, index) => inEachLanguage('label', (texts) => texts.topics[index]));

const pillars = () =>
  ['business', 'development', 'health'].map((category, index) => ({
    ...inEachLanguage('title', ({ pillarList }) => pillarList[index]?.title),
    ...inEachLanguage('text', ({ pillarList }) => pillarList[index]?.text),
    ...inEachLanguage('lessons', ({ pillarList }) => pillarList[index]?.lessons.join('\n')),
    category,
  }));

const steps = () =>
  TEXTS.es.steps.map((_step, index) => ({
    ...inEachLanguage('title', (texts) => texts.steps[index]?.title),
    ...inEachLanguage('text', (texts) => texts.steps[index]?.text),
  }));

/** The page of the live sessions. */
export const educationPage = (): SitePageContent => ({
  ...fixedPage(SLUG),
  ...inEachLanguage('title', ({ title }) => title),
  ...inEachLanguage('description', ({ description }) => description),
  blocks: [
    newBlock(`${SLUG}/hero`, 'hero', {
      ...inEachLanguage('title', ({ heading }) => heading),
      ...inEachLanguage('content', ({ text }) => text),
      drawing: 'education',
      layout: 'wide',
      actions: [{ ...inEachLanguage('text', ({ action }) => action), url: '#calendario' }],
    }),
    {
      ...newBlock(`${SLUG}/calendar`, 'calendar', {
        ...inEachLanguage('title', ({ calendar }) => calendar),
        ...inEachLanguage('introduction', ({ calendarText }) => calendarText),
      }),
      anchor: 'calendario',
    },
    newBlock(`${SLUG}/topics`, 'strip', {
      ...inEachLanguage('title', ({ topicsName }) => topicsName),
      layout: 'words',
      items: topics(),
    }),
    newBlock(`${SLUG}/pillars`, 'pillars', {
      ...inEachLanguage('title', (texts) => texts.pillars),
      ...inEachLanguage('introduction', ({ pillarsText }) => pillarsText),
      pillars: pillars(),
    }),
    newBlock(`${SLUG}/learning`, 'steps', {
      ...inEachLanguage('title', ({ learning }) => learning),
      ...inEachLanguage('introduction', ({ learningText }) => learningText),
      steps: steps(),
      illustration: 'call',
    }),
    newBlock(`${SLUG}/experts`, 'team', {
      ...inEachLanguage('title', ({ experts }) => experts),
      ...inEachLanguage('introduction', ({ expertsText }) => expertsText),
      items: [],
      layout: 'strip',
    }),
  ],
});
