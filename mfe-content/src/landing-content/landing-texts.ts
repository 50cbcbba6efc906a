import type { ContentLanguage, LandingContentItem, LandingMetadata } from '@vitral/contracts';

/** A text of a section in both languages. `field` is a key below `landing-content.fields`, `number` counts from 1. */
export interface LandingText {
  field: string;
  number: number | null;
  es: string;
  en: string;
}

/** Every text of a section that is written once per language, in the order in which the page shows them. */
export function landingTexts({ title, content, metadata }: LandingContentItem): LandingText[] {
  return [
    { field: 'title', number: null, es: title, en: metadata.titleEn ?? '' },
    { field: 'content', number: null, es: content, en: metadata.contentEn ?? '' },
    ...cardTexts(metadata),
    ...paired('benefit', metadata.benefits, metadata.benefitsEn, (benefit) => benefit),
    ...valueTexts(metadata),
    ...(metadata.figures ?? []).map(({ label, labelEn = '' }, index) => ({
      field: 'figureLabel',
      number: index + 1,
      es: label,
      en: labelEn,
    })),
    ...optional('loginText', metadata.loginText, metadata.loginTextEn),
    ...optional('hours', metadata.hours, metadata.hoursEn),
  ].filter(({ field, es, en }) => field === 'title' || es !== '' || en !== '');
}

/** How many of the texts a language has. */
export function written(texts: readonly LandingText[], language: ContentLanguage): number {
  return texts.filter((text) => text[language].trim() !== '').length;
}

function cardTexts({ cards = [] }: LandingMetadata): LandingText[] {
  return cards.flatMap(({ title, text, titleEn = '', textEn = '' }, index) => [
    { field: 'cardTitle', number: index + 1, es: title, en: titleEn },
    { field: 'cardText', number: index + 1, es: text, en: textEn },
  ]);
}

function valueTexts({ values, valuesEn }: LandingMetadata): LandingText[] {
  const descriptions = paired('valueDescription', values, valuesEn, ({ description }) => description);
  return paired('valueTitle', values, valuesEn, ({ title }) => title).flatMap((title, index) => [
    title,
    ...descriptions.slice(index, index + 1),
  ]);
}

/** Two lists that go together item by item; the longer one counts. */
function paired<Item>(
  field: string,
  es: readonly Item[] = [],
  en: readonly Item[] = [],
  read: (item: Item) => string,
): LandingText[] {
  const textOf = (item: Item | undefined) => (item === undefined ? '' : read(item));
  return Array.from({ length: Math.max(es.length, en.length) }, (_, index) => ({
    field,
    number: index + 1,
    es: textOf(es[index]),
    en: textOf(en[index]),
  }));
}

function optional(field: string, es = '', en = ''): LandingText[] {
  return [{ field, number: null, es, en }];
}
