import type { Block, BlockField, BlockType } from '@vitral/sdk/contracts/blocks';
import { fieldIn, LANGUAGES, translationFields } from '@vitral/sdk/contracts/languages';
import type { SitePageContent, SitePageState } from '@vitral/sdk/contracts/site-pages';

/**
 * Values of a page's form: every field has a value, blank ones included, so that an emptied field equals an untouched
 * one.
 */
export type SitePageForm = SitePageContent;

const TEXTS = ['title', 'description', 'slug'] as const;
const SOCIAL_PICTURES = ['socialPicture', ...translationFields('socialPicture')];

const NEW_PAGE: SitePageContent = {
  title: '',
  description: '',
  slug: '',
  isInNavigation: false,
  isIndexed: true,
  blocks: [],
};

/** Returns the content to edit: the draft, or else the publication. */
export const currentContent = ({ draft, published }: SitePageState): SitePageContent =>
  draft ?? published ?? NEW_PAGE;

/** Returns the content of a new page. */
export const newPage = (title: string, slug: string): SitePageContent => ({ ...NEW_PAGE, title, slug });

/** Returns content as form values. */
export function toForm(content: SitePageContent, types: readonly BlockType[]): SitePageForm {
  const texts = TEXTS.flatMap((name) => [name, ...translationFields(name)]);
  const stored: Record<string, unknown> = { ...content };
  const blankAs = (blank: string | null) => (name: string) => [name, stored[name] ?? blank] as const;
  const settings = [...texts.map(blankAs('')), ...SOCIAL_PICTURES.map(blankAs(null))];
  return {
    ...content,
    ...(Object.fromEntries(settings) as Partial<SitePageContent>),
    blocks: content.blocks.map((block) => toFormBlock(block, types)),
  };
}

/** Adds the blank values that a block does not store; a block of an unknown type stays as it is. */
export function toFormBlock(block: Block, types: readonly BlockType[]): Block {
  const type = types.find((candidate) => candidate.type === block.type);
  return type ? { anchor: '', ...block, values: withBlanks(type.fields, block.values) } : block;
}

/** Returns a new block without values. */
export const blankBlock = (type: BlockType): Block => ({
  id: crypto.randomUUID(),
  type: type.type,
  isHidden: false,
  anchor: '',
  values: withBlanks(type.fields, {}),
});

/** Returns the values of an empty list item. */
export const blankValues = (fields: readonly BlockField[]): Record<string, unknown> => withBlanks(fields, {});

function withBlanks(fields: readonly BlockField[], values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    fields.flatMap((field) => namesOf(field).map((name) => [name, valueOf(field, values[name])] as const)),
  );
}

function valueOf(field: BlockField, value: unknown): unknown {
  switch (field.kind) {
    case 'richText':
    case 'items':
      return value ?? [];
    case 'publicBlock':
      return value ?? null;
    case 'picture':
      return { ...NO_PICTURE, ...(value as object | undefined) };
    case 'captions':
      return { ...blankIn('webvtt'), ...(value as object | undefined) };
    case 'choice':
      return value ?? field.options[0]?.value;
    case 'list':
      return ((value ?? []) as Record<string, unknown>[]).map((item) => withBlanks(field.fields, item));
    default:
      return value ?? '';
  }
}

const blankIn = (name: string) =>
  Object.fromEntries(LANGUAGES.map((language) => [fieldIn(name, language), '']));

const NO_PICTURE = { url: null, isDecorative: false, ...blankIn('alt') };

const TRANSLATED = ['line', 'text', 'richText'];
export const isTranslated = ({ kind }: BlockField): boolean => TRANSLATED.includes(kind);

/** Returns the field names of a text in each language, or the only name if it is not translated. */
export const namesOf = (field: BlockField): string[] =>
  isTranslated(field) ? LANGUAGES.map((language) => fieldIn(field.name, language)) : [field.name];

/** Returns form values as the API takes them: blank translations, pictures and captions are absent. */
export function toContent(form: SitePageForm): SitePageContent {
  const translations = TEXTS.flatMap((name) => translationFields(name));
  const stored: Record<string, unknown> = { ...form };
  const texts = translations.map((name) => [name, String(stored[name] ?? '').trim() || null]);
  return {
    ...form,
    ...(Object.fromEntries(texts) as Partial<SitePageContent>),
    blocks: form.blocks.map(({ anchor, ...block }) => ({
      ...block,
      ...(anchor?.trim() && { anchor: anchor.trim() }),
      values: withoutBlanks(block.values),
    })),
  };
}

function withoutBlanks(values: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(values).map(([name, value]) => {
    if (Array.isArray(value))
      return [name, value.map((item) => (isValues(item) ? withoutBlanks(item) : item))];
    return [name, isValues(value) && isBlank(value) ? null : value];
  });
  return Object.fromEntries(entries);
}

/** Finds pictures and captions that have keys but no values. */
function isBlank(value: Record<string, unknown>): boolean {
  if ('isDecorative' in value) return !value['url'];
  return 'webvtt' in value && !Object.values(value).some(Boolean);
}

export const isValues = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
