import type { Block } from '@vitral/contracts/blocks';
import { DEFAULT_LANGUAGE, fieldIn, textIn } from '@vitral/contracts/languages';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { fixedPage, inEach, newBlock } from './fixed-page.ts';
import {
  type Json,
  objectOf,
  objectsOf,
  paired,
  richText,
  type SectionRow,
  type SectionTexts,
  stringOf,
  textsOf,
} from './landing-rows.ts';
import { FOCUS_AREAS, LANDING_TEXTS } from './landing-texts.ts';

const SLUG = 'landing';

/** Sections that become blocks. */
export const PAGE_SECTIONS = [
  'hero',
  'about',
  'mission',
  'commitment',
  'values',
  'services',
  'experience',
  'navigation',
] as const;
export type PageSection = (typeof PAGE_SECTIONS)[number];

/**
 * Returns the landing page with the texts of its sections, each from the last row that has a title. A section without
 * such a row has no block.
 */
export function landingPage(rows: SectionRow[]): SitePageContent {
  const sections = Object.fromEntries(
    rows
      .map((row) => [row.section, textsOf(row)] as const)
      .filter(([, texts]) => textIn(texts, 'title', DEFAULT_LANGUAGE)),
  ) as Partial<Record<PageSection, SectionTexts>>;
  const each = BLOCKS.flatMap(({ section, blocks }) => {
    const texts = section && sections[section];
    return section && !texts ? [] : blocks(texts ?? { title: '', content: '' }, sections);
  });
  return {
    ...fixedPage(SLUG),
    ...text('title', 'title'),
    ...text('description', 'description'),
    blocks: each,
  };
}

/** A text that the page had as code. */
const text = (name: string, key: keyof (typeof LANDING_TEXTS)['es']) =>
  inEach(name, (language) => LANDING_TEXTS[language][key]);

/** Copies texts of a section, of an item, or of a list's item at a position. */
const copy = (source: Json, from: string, to = from) =>
  inEach(to, (language) => stringOf(source[fieldIn(from, language)]));

const titleAnd = (texts: SectionTexts, content: string) => ({
  ...copy(texts, 'title'),
  ...copy(texts, 'content', content),
});

interface BlocksOfSection {
  /** Absent for blocks that need no texts of staff. */
  section?: PageSection;
  blocks: (texts: SectionTexts, sections: Partial<Record<PageSection, SectionTexts>>) => Block[];
}

const BLOCKS: BlocksOfSection[] = [
  {
    section: 'hero',
    blocks: (texts, sections) => [
      block('hero', 'hero', {
        ...titleAnd(texts, 'content'),
        drawing: 'window',
        actions: [
          ...(sections.about ? [{ ...text('text', 'discover'), url: '#acerca' }] : []),
          ...(sections.experience ? [{ ...text('text', 'meetTeam'), url: '#carousel-medicos' }] : []),
        ],
      }),
    ],
  },
  { blocks: () => [block('next-session', 'sessions', { layout: 'next' })] },
  { section: 'about', blocks: aboutBlocks },
  {
    section: 'mission',
    blocks: (texts) => [block('mission', 'statement', titleAnd(texts, 'content'), 'mission')],
  },
  {
    section: 'commitment',
    blocks: (texts) => [
      block(
        'commitment',
        'cards',
        {
          ...titleAnd(texts, 'introduction'),
          layout: 'checks',
          cards: paired(texts, 'benefits', (itemIn) => inEach('title', (one) => stringOf(itemIn(one)))),
        },
        'commitment',
      ),
    ],
  },
  {
    section: 'values',
    blocks: (texts) => [
      block(
        'values',
        'cards',
        {
          ...titleAnd(texts, 'introduction'),
          layout: 'panes',
          cards: paired(texts, 'values', (itemIn) => ({
            ...inEach('title', (one) => stringOf(objectOf(itemIn(one))['title'])),
            ...inEach('text', (one) => stringOf(objectOf(itemIn(one))['description'])),
          })),
        },
        'values',
      ),
    ],
  },
  {
    section: 'services',
    blocks: (texts) => [
      block(
        'focus',
        'strip',
        {
          ...titleAnd(texts, 'introduction'),
          items: FOCUS_AREAS.map((area) => ({ ...text('label', area), drawing: area })),
        },
        'focus',
      ),
    ],
  },
  {
    blocks: () => [
      block(
        'events',
        'picture-columns',
        {
          ...text('title', 'events'),
          ...text('introduction', 'eventsText'),
          ...text('linkText', 'sessions'),
          linkUrl: '/educacion',
        },
        'educacion',
      ),
    ],
  },
  {
    section: 'experience',
    blocks: (texts) => [
      block(
        'leaders',
        'team',
        { ...titleAnd(texts, 'introduction'), layout: 'carousel' },
        'carousel-medicos',
      ),
    ],
  },
  {
    blocks: () => [
      block(
        'testimonials',
        'testimonials',
        { ...text('title', 'testimonials'), layout: 'stories' },
        'carousel-testimonios',
      ),
      block(
        'latest',
        'feed',
        { ...text('title', 'latest'), ...text('introduction', 'latestText'), embeds: 'shown' },
        'lo-ultimo',
      ),
    ],
  },
  {
    section: 'navigation',
    blocks: (texts) => {
      const url = stringOf(texts['backofficeUrl']);
      const hasText = stringOf(texts['loginText']) !== '';
      const button = hasText ? copy(texts, 'loginText', 'buttonText') : text('buttonText', 'join');
      return [
        block(
          'banner',
          'banner',
          { ...titleAnd(texts, 'content'), ...(url && { ...button, buttonUrl: url }) },
          'banner',
        ),
      ];
    },
  },
];

function aboutBlocks(texts: SectionTexts): Block[] {
  const figures = objectsOf(texts['figures']);
  const cards = objectsOf(texts['cards']);
  return [
    block(
      'about',
      'picture-text',
      {
        ...copy(texts, 'title'),
        ...inEach('body', (language) => richText(stringOf(texts[fieldIn('content', language)]))),
        drawing: 'tree',
        frame: 'lancet',
        side: 'end',
      },
      'acerca',
    ),
    ...(figures.length > 0
      ? [
          block('figures', 'figures', {
            layout: 'lines',
            figures: figures.map((figure) => ({
              value: stringOf(figure['value']),
              ...copy(figure, 'label'),
            })),
          }),
        ]
      : []),
    block('film', 'film', { ...text('caption', 'film'), drawing: 'promo' }),
    ...(cards.length > 0
      ? [
          block('about-cards', 'cards', {
            cards: cards.map((card) => ({ ...copy(card, 'title'), ...copy(card, 'text') })),
          }),
        ]
      : []),
  ];
}

const block = (name: string, type: string, values: Block['values'], anchor?: string): Block => ({
  ...newBlock(`${SLUG}/${name}`, type, withoutBlanks(values)),
  ...(anchor && { anchor }),
});

/** Leaves out blank translations. */
const withoutBlanks = (values: Json): Json =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
