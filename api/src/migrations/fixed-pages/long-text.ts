import type { Block } from '@vitral/contracts/blocks';
import type { RichText, RichTextPart } from '@vitral/contracts/rich-text';
import type { SitePageContent } from '@vitral/contracts/site-pages';
import { type FirstLanguage, fixedPage, inEach, newBlock } from './fixed-page.ts';

/** A paragraph, a list, or a link to a page. */
type Part = string | string[] | { link: string; text: string };
/** A heading and its text; if a block type is given, the text introduces a block of that type. */
type Section = [title: string, ...parts: (Part | { block: string })[]];

/** A long text in one language. The names of its sections are anchors, equal in every language. */
export interface LongText {
  title: string;
  lead: string;
  sections: Record<string, Section>;
}

/** Returns the page of a long text: its table of contents, and a block for each section. */
export function documentPage(slug: string, texts: Record<FirstLanguage, LongText>): SitePageContent {
  const sections = Object.keys(texts.es.sections).map((anchor) =>
    sectionBlock(slug, anchor, (language) => texts[language].sections[anchor] ?? ['']),
  );
  return {
    ...fixedPage(slug),
    ...inEach('title', (language) => texts[language].title),
    ...inEach('description', (language) => texts[language].lead),
    blocks: [newBlock(`${slug}/contents`, 'contents', { date: 'shown' }), ...sections],
  };
}

function sectionBlock(slug: string, anchor: string, sectionIn: (language: FirstLanguage) => Section): Block {
  const type = sectionIn('es').flatMap((part) => (isMarker(part) ? part.block : []))[0];
  const id = `${slug}/${anchor}`;
  if (!type)
    return {
      ...newBlock(
        id,
        'text',
        inEach('body', (one) => richText(sectionIn(one))),
      ),
      anchor,
    };
  const values = {
    ...inEach('title', (language) => sectionIn(language)[0]),
    ...inEach('content', (language) => {
      const [, ...parts] = sectionIn(language);
      return parts.filter((part) => typeof part === 'string').join('\n\n');
    }),
    ...(type === 'contact' && { form: 'hidden' }),
  };
  return { ...newBlock(id, type, values), anchor };
}

const isMarker = (part: Section[number]): part is { block: string } =>
  typeof part === 'object' && 'block' in part;

function richText([title, ...parts]: Section): RichText {
  return [
    { type: 'heading', spans: [{ text: title }] },
    ...parts.flatMap((part): RichTextPart | [] => {
      if (typeof part === 'string') return { type: 'paragraph', spans: [{ text: part }] };
      if (Array.isArray(part)) return { type: 'bullets', items: part.map((text) => [{ text }]) };
      return 'link' in part ? { type: 'paragraph', spans: [{ text: part.text, href: `/${part.link}` }] } : [];
    }),
  ];
}

/** Returns the names of the sections and the kinds of their parts, which a translation shares. */
export const outlineOf = ({ sections }: LongText): string[] =>
  Object.entries(sections).map(([anchor, [, ...parts]]) => `${anchor}: ${parts.map(kindOf).join()}`);

function kindOf(part: Section[number]): string {
  if (typeof part === 'string') return 'paragraph';
  return Array.isArray(part) ? `list of ${part.length}` : JSON.stringify({ ...part, text: '' });
}
