import type { Bilingual, Language, Translated } from './languages.ts';
import type { PublicBlockLayout } from './slots.ts';

interface Field {
  /** Name of the value; the translations of a text have the suffixes `En` and `Fr`. */
  name: string;
  label: Bilingual;
  hint?: Bilingual;
  /** Publishing requires a value, for texts in the default language. */
  isRequired?: true;
}

/** Lists of the site from which a block shows chosen items. */
export const BLOCK_SOURCES = ['testimonials', 'team-members', 'embeds'] as const;
export type BlockSource = (typeof BLOCK_SOURCES)[number];

export interface BlockOption {
  value: string;
  label: Bilingual;
}

/** A field of a block or of an item of its lists. */
export type BlockValueField =
  /** A line, a text with paragraphs, or a text with headings, links and lists; each in every language. */
  | (Field & { kind: 'line' | 'text' | 'richText' })
  /** A line that is the same in every language, such as a name or a figure. */
  | (Field & { kind: 'word' })
  /** An http(s) URL or a path on this site. */
  | (Field & { kind: 'url' })
  /** `frameOf` names a field with the URL of a film; the picture may be a frame of that film. */
  | (Field & { kind: 'picture'; frameOf?: string })
  /** Captions of a film in each language. */
  | (Field & { kind: 'captions' })
  /** The first option is the default. */
  | (Field & { kind: 'choice'; options: readonly BlockOption[] });

export type BlockField =
  | BlockValueField
  /** Ids of items, in order. */
  | (Field & { kind: 'items'; source: BlockSource })
  /** A public block that a module contributes. */
  | (Field & { kind: 'publicBlock' })
  | (Field & { kind: 'list'; item: Bilingual; fields: readonly BlockValueField[]; most?: number });

/**
 * A type of block for pages: `src/blocks/<type>/<type>.block.ts` of mfe-public. The build adds it to the descriptor,
 * from which the API validates blocks and the console generates their form (docs/adr/072).
 */
export interface BlockType {
  /** Name of its folder. */
  type: string;
  title: Bilingual;
  /** Purpose of the block. */
  description: Bilingual;
  fields: readonly BlockField[];
}

/** A block type of a release, with the picture of the chooser. */
export interface BuiltBlockType extends BlockType {
  /** SVG file relative to the release. */
  picture: string;
}

/** A picture in a block. */
export interface BlockPicture extends Translated<{ alt: string }> {
  /** `/uploads/<filename>` for a picture of the library, else an http(s) URL. */
  url: string;
  /** The picture adds nothing to the text, so screen readers skip it. */
  isDecorative: boolean;
  /** Alternative text, blank for a decorative one. */
  alt: string;
}

/** Captions in a block as staff write them: WebVTT in each language that has them, at most `LIMITS.captions` long. */
export interface BlockCaptions extends Translated<{ webvtt: string }> {
  webvtt?: string;
}

/** Captions in a block as visitors get them: the URLs of the same texts. */
export interface PublicCaptions extends Translated<{ url: string }> {
  url?: string;
}

/** A public block of a module, as staff choose it. It stays chosen while no active module offers it. */
export interface ChosenPublicBlock {
  module: string;
  /** Name of the contribution. */
  publicBlock: string;
}

/** A row of GET /api/site-pages/public-blocks: a public block that an active module offers. */
export interface OfferedPublicBlock extends ChosenPublicBlock {
  title: Bilingual;
}

/** A text of a document: one in no known language, or one in each language that has it. */
export type DocumentText = string | Partial<Record<Language, string>>;

export interface PublicBlockItem {
  id: string;
  title: DocumentText;
  text?: DocumentText;
  /** `YYYY-MM-DD`. */
  date?: string;
  /** An http(s) URL or a path on this site. */
  link?: string;
}

/** A chosen public block as visitors get it; null in its place if no active module offers it. */
export interface PublicBlockContent {
  layout: PublicBlockLayout;
  items: PublicBlockItem[];
}

/** A block of a page as stored: which values there are is up to its type. */
export interface Block {
  /** UUID, created by the editor; stays the same when the block moves. */
  id: string;
  type: string;
  /** Hidden blocks are only visible to editors of the page. */
  isHidden: boolean;
  /** Part of a URL that leads to the block: `cookies` for `/es/privacy#cookies`. */
  anchor?: string;
  values: Record<string, unknown>;
}
