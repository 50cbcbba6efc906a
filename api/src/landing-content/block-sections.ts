import type { Block } from '@vitral/contracts/blocks';
import type { LandingContentItem, LandingMetadata, LandingSection } from '@vitral/contracts/landing-content';
import { fieldIn, type Language, LANGUAGES, TRANSLATIONS } from '@vitral/contracts/languages';
import { plainTextOf, type RichText } from '@vitral/contracts/rich-text';
import type { PublicSitePage } from '@vitral/contracts/site-pages';
import { isRecord } from '../platform/validation/shapes.ts';

type Values = Block['values'];

/** A section of GET /api/landing-content, which is derived from a block of the landing page. */
interface BlockSection {
  section: LandingSection;
  type: string;
  layout?: string;
  /** Name of the value with the section's content. */
  content: string;
  metadata?: (values: Values, blocks: Block[]) => LandingMetadata;
}

const BLOCK_SECTIONS: BlockSection[] = [
  { section: 'hero', type: 'hero', content: 'content' },
  { section: 'about', type: 'picture-text', content: 'body', metadata: (_values, blocks) => aboutOf(blocks) },
  { section: 'mission', type: 'statement', content: 'content' },
  {
    section: 'commitment',
    type: 'cards',
    layout: 'checks',
    content: 'introduction',
    metadata: ({ cards }) => eachLanguage('benefits', (language) => textsOf(cards, 'title', language)),
  },
  {
    section: 'values',
    type: 'cards',
    layout: 'panes',
    content: 'introduction',
    metadata: ({ cards }) =>
      eachLanguage('values', (language) =>
        itemsOf(cards).map((card) => ({
          title: textOf(card[fieldIn('title', language)]),
          description: textOf(card[fieldIn('text', language)]),
        })),
      ),
  },
  { section: 'services', type: 'strip', content: 'introduction' },
  { section: 'experience', type: 'team', content: 'introduction' },
  {
    section: 'navigation',
    type: 'banner',
    content: 'content',
    metadata: ({ buttonUrl, ...values }) => ({
      ...eachLanguage('loginText', (language) => textOf(values[fieldIn('buttonText', language)])),
      ...(!isBlank(buttonUrl) && { backofficeUrl: textOf(buttonUrl) }),
    }),
  },
];

/** Returns the sections that are derived from the blocks of the landing page; the first block of a kind counts. */
export function sectionsOf({ blocks, publishedAt }: PublicSitePage): LandingContentItem[] {
  return BLOCK_SECTIONS.flatMap(({ section, type, layout = '', content, metadata }) => {
    const block = blocks.find((one) => one.type === type && textOf(one.values.layout).startsWith(layout));
    if (!block) return [];
    const { id, values } = block;
    return {
      ...{ id, section, version: 1, updatedAt: publishedAt },
      ...{ title: textOf(values.title), content: textOf(values[content]) },
      metadata: {
        ...eachLanguage('title', (language) => textOf(values[fieldIn('title', language)]), TRANSLATIONS),
        ...eachLanguage('content', (language) => textOf(values[fieldIn(content, language)]), TRANSLATIONS),
        ...metadata?.(values, blocks),
      },
    };
  });
}

/** Returns the section with the figure of the illustrated call, from the first block of the education page that has one. */
export function callSection({ blocks, publishedAt }: PublicSitePage): LandingContentItem[] {
  const block = blocks.find(({ type, values }) => type === 'steps' && isCallWithFigure(values));
  if (!block) return [];
  const { id, values } = block;
  return [
    {
      ...{ id, section: 'services', version: 1, updatedAt: publishedAt, title: '', content: '' },
      metadata: {
        callFigure: textOf(values.figure),
        ...eachLanguage('callLabel', (language) => textOf(values[fieldIn('figureLabel', language)])),
      },
    },
  ];
}

const isCallWithFigure = ({ illustration, figure }: Values) => illustration === 'call' && !isBlank(figure);

function aboutOf(blocks: Block[]): LandingMetadata {
  const figures = blocks.find(({ type }) => type === 'figures')?.values.figures;
  const cards = blocks.find(({ type, values }) => type === 'cards' && !isOtherLayout(values))?.values.cards;
  return {
    figures: itemsOf(figures).map((figure) => ({
      value: textOf(figure.value),
      ...{ label: '', ...eachText(figure, 'label') },
    })),
    cards: itemsOf(cards).map((card) => ({
      ...{ title: '', ...eachText(card, 'title') },
      ...{ text: '', ...eachText(card, 'text') },
    })),
  };
}

const isOtherLayout = ({ layout }: Values) => layout === 'checks' || layout === 'panes';

const eachText = (values: Values, name: string) =>
  eachLanguage(name, (language) => textOf(values[fieldIn(name, language)]));

/** Returns a value in each language that has one: `title`, `titleEn`, `titleFr`. */
function eachLanguage<Value>(
  name: string,
  valueIn: (language: Language) => Value,
  languages: readonly Language[] = LANGUAGES,
): Record<string, Value> {
  const values = languages.map((language) => [fieldIn(name, language), valueIn(language)] as const);
  return Object.fromEntries(values.filter(([, value]) => !isBlank(value)));
}

/** Returns whether a value has no text, neither directly nor in its items and their fields. */
const isBlank = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.values(value).every(isBlank) : !value;

const textsOf = (items: unknown, name: string, language: Language) =>
  itemsOf(items).map((item) => textOf(item[fieldIn(name, language)]));

const itemsOf = (value: unknown): Values[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** Returns a text, or the words of a rich text; empty without either. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return plainTextOf(value as RichText).replaceAll('\n', '\n\n');
  return typeof value === 'string' ? value : '';
}
