import type { FixedPage } from '@vitral/sdk/contracts/site-pages';
import type { BlockField } from '@vitral/sdk/contracts/blocks';
import type { Language } from '@vitral/sdk/contracts/languages';
import { type BlockData, type Heading, readBlockData } from '../blocks/block-data.ts';
import { viewOf } from '../blocks/block-views.ts';
import {
  type BlockValues,
  readValues,
  type ShownPicture,
  type ShownRichText,
} from '../blocks/block-values.ts';
import { isObject, textOf, type JsonObject, urlOf } from '../data/json.ts';
import { type Phrase, phraseOf } from '../data/phrase.ts';
import type { ShownPublicBlock } from '../data/public-block.ts';
import { inLanguage } from '../data/testimonials.ts';
import { calendarFreshUntil } from '../education/calendar.data.ts';
import { CALENDAR_ID } from '../education/schedule/anchors.ts';
import { nextDate } from '../education/schedule/dates.ts';
import type { ScheduledMeeting } from '../education/schedule/meetings.ts';
import { readResponse } from '../site/frame.ts';
import type { HeadContext, PageHead, PageSource } from '../site/page-definition.ts';
import { breadcrumbs } from '../site/structured-data.ts';

export interface ShownBlock {
  /** Anchor that staff chose, or else one derived from the id of the block. */
  id: string;
  /** Anchor derived from the id of the block, by which a preview finds it. */
  block: string;
  type: string;
  values: BlockValues<readonly BlockField[]>;
  /** The page already has a block of this type. */
  isRepeated: boolean;
}

/** A page that staff built from blocks. */
export interface SitePageData {
  title: Phrase;
  description: Phrase;
  /** URL of the picture for social networks; blank for a drawn one. */
  socialPicture: string;
  isIndexed: boolean;
  blocks: ShownBlock[];
  lists: BlockData;
}

/** Source of a page of blocks that an API path returns. Data is null if there is no such page, or it could not be loaded. */
const sourceOf = (path: string): PageSource<SitePageData | null> => ({
  read(sources) {
    const { responses, language } = sources;
    const page = readResponse(responses, path, readPage, null);
    if (!page) return null;
    const blocks = readBlocks(page, language);
    const types = blocks.map(({ type }) => type);
    const lists = readBlockData(sources, types);
    return {
      title: phraseOf(page, 'title', language),
      description: phraseOf(page, 'description', language),
      socialPicture: urlOf(phraseOf(page, 'socialPicture', language).children) ?? '',
      isIndexed: page.isIndexed === true,
      blocks,
      lists: {
        ...lists,
        ...shownTestimonials(lists, blocks, language),
        headings: types.includes('contents') ? blocks.flatMap(headingOf) : [],
        updatedAt: textOf(page.publishedAt) || null,
      },
    };
  },
  head: (data, context) => (data ? headOf(data, context) : missingHead(context)),
  isIndexed: (data) => data?.isIndexed ?? false,
  freshUntil: (data) => data && freshUntil(data),
});

/** Source of the pages that staff add. */
export const sitePageSource = sourceOf('/api/site-pages/by-slug/:slug');

export const fixedPageSource = (name: FixedPage) => sourceOf(`/api/site-pages/fixed/${name}`);

/** Returns the chosen testimonials and those in the page's language: search engines judge a page by the texts that it may show. */
function shownTestimonials(
  { testimonials }: Pick<BlockData, 'testimonials'>,
  blocks: ShownBlock[],
  language: Language,
): Pick<BlockData, 'testimonials'> {
  if (!testimonials) return { testimonials };
  const chosen = blocks.flatMap(({ type, values }) =>
    type === 'testimonials' ? (values as { items: string[] }).items : [],
  );
  const own = inLanguage(testimonials, language);
  return { testimonials: testimonials.filter((one) => own.includes(one) || chosen.includes(one.id)) };
}

const readPage = (response: unknown) =>
  isObject(response) && Array.isArray(response.blocks) ? response : null;

/** Returns the heading of a block: its title, or the first heading of its text. */
function headingOf({ id, values }: ShownBlock): Heading[] {
  const { title, body } = values as { title?: Phrase; body?: ShownRichText };
  const first = body?.parts.find(({ type }) => type === 'heading');
  const text = first && 'spans' in first ? first.spans.map((span) => span.text).join('') : '';
  if (title?.children) return [{ ...title, anchor: id }];
  return text ? [{ children: text, ...(body?.lang && { lang: body.lang }), anchor: id }] : [];
}

/** Returns the instant from which a block of live sessions is outdated even without any change of data; null for never. */
function freshUntil({ blocks, lists: { meetings, now } }: SitePageData): number | null {
  if (!meetings) return null;
  const shows = (name: string) => blocks.some(({ type }) => type === name);
  const calendarEnd = shows('calendar') ? calendarFreshUntil({ meetings, now }) : null;
  const instants = [
    ...(shows('sessions') ? endsOf(meetings, now) : []),
    ...(calendarEnd === null ? [] : [calendarEnd]),
  ];
  return instants.length > 0 ? Math.min(...instants) : null;
}

/** Returns the instants at which the next date of each live session is over, so that the following one is shown. */
const endsOf = (meetings: ScheduledMeeting[], now: number) =>
  meetings.flatMap((meeting) => nextDate(meeting, now)?.until ?? []).filter((end) => end > now);

/** Returns the blocks of known types: an older release may lack the types of a newer one. */
function readBlocks(page: JsonObject, language: Language): ShownBlock[] {
  const blocks = Array.isArray(page.blocks) ? page.blocks.filter(isObject) : [];
  const calendar = blocks.find(({ type }) => type === 'calendar');
  const ends = new Set(blocks.map(({ id }) => endOf(textOf(id))));
  return blocks.flatMap((stored, index) => {
    const { id, type, values } = stored;
    const view = viewOf(textOf(type));
    if (!view) return [];
    const read = readValues(view.fields, isObject(values) ? values : {}, language);
    if (lacksItems(view.fields, read)) return [];
    const block = anchorOf(textOf(id));
    const isRepeated = blocks.findIndex((one) => one.type === type) < index;
    const anchor = chosenAnchor(stored, calendar);
    const end = ends.size === blocks.length ? endOf(textOf(id)) : textOf(id);
    return { id: anchor || anchorOf(end), block, type: textOf(type), values: read, isRepeated };
  });
}

/** Returns whether no module shows anything in the block, which then leaves no heading in a table of contents either. */
const lacksItems = (fields: readonly BlockField[], values: BlockValues<readonly BlockField[]>): boolean =>
  fields.some(({ kind, name }) => {
    const shown = values[name] as ShownPublicBlock | null;
    return kind === 'publicBlock' && !shown?.items.length;
  });

/** Returns the anchor that staff chose. Those of the calendar, to which other pages link, belong to the first one of the page. */
function chosenAnchor(block: JsonObject, calendar: JsonObject | undefined): string {
  const anchor = textOf(block.anchor);
  if (!calendar) return anchor;
  const other = anchor.startsWith(CALENDAR_ID) ? '' : anchor;
  return block === calendar ? other || CALENDAR_ID : other;
}

/** Returns the last part of a UUID, which differs between most blocks. */
const endOf = (id: string) => id.slice(-12);

/** Returns the anchor derived from an id: in a selector, the id of an element must not begin with a digit. */
const anchorOf = (id: string) => `block-${id}`;

const missingHead = ({ t }: HeadContext): PageHead => ({
  title: `${t('not-found.title')} · ${t('site.name')}`,
  description: t('not-found.explanation'),
});

/** Returns the structured data of a page's blocks for search engines. */
export const describeBlocks = (
  { blocks, lists }: Pick<SitePageData, 'blocks' | 'lists'>,
  context: HeadContext,
): object[] =>
  blocks.flatMap(
    ({ type, values, isRepeated }) =>
      viewOf(type)?.structuredData?.({ values, data: lists, isRepeated }, context) ?? [],
  );

function headOf(page: SitePageData, context: HeadContext): PageHead {
  const { title, description, socialPicture, blocks } = page;
  const { t, siteDescription } = context;
  const picture = firstPicture(blocks);
  return {
    title: `${title.children || t('navigation.contact')} · ${t('site.name')}`,
    description: description.children || firstWords(blocks) || siteDescription || title.children,
    ...(picture && { image: picture }),
    ...(socialPicture && { chosenImage: socialPicture }),
    structuredData: [
      breadcrumbs(title.children || t('navigation.contact'), context),
      ...describeBlocks(page, context),
    ],
  };
}

/** Returns the picture of the first block, such as a hero; null if it has none. */
function firstPicture([block]: ShownBlock[]): string | null {
  const field = block && viewOf(block.type)?.fields.find(({ kind }) => kind === 'picture');
  const picture = field && (block.values as Record<string, ShownPicture | null>)[field.name];
  return urlOf(picture?.url);
}

const LONGEST_DESCRIPTION = 160;

/** Returns the first words of the first text of a page, at most 160 characters; empty if it has no text. */
function firstWords(blocks: ShownBlock[]): string {
  const texts = blocks.flatMap(({ values }) => Object.values(values)).map(wordsOf);
  const text = texts.find((words) => words.length > 40) ?? texts.find(Boolean) ?? '';
  if (text.length <= LONGEST_DESCRIPTION) return text;
  return `${text.slice(0, LONGEST_DESCRIPTION - 1).replace(/\s+\S*$/, '')}…`;
}

function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return wordsOf(value[0]);
  if (!isObject(value)) return '';
  return (textOf(value.children) || textOf(value.text)).replace(/\s+/g, ' ');
}
