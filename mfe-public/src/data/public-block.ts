import type { Language } from '@vitral/sdk/contracts/languages';
import { PUBLIC_BLOCK_LAYOUTS, type PublicBlockLayout } from '@vitral/sdk/contracts/slots';
import { dateOf, idOf, isObject, type JsonObject, objectsOf, textOf, urlOf } from './json.ts';
import { type Phrase, phrase } from './phrase.ts';

/** Documents that a module shows on a page. */
export interface ShownPublicBlock {
  layout: PublicBlockLayout;
  items: ShownItem[];
}

export type ShownItem = NonNullable<ReturnType<typeof readItem>>;

/** Reads a public block of a module as the API returns it; null if no active module offers it. */
export function readPublicBlock(value: unknown, language: Language): ShownPublicBlock | null {
  if (!isObject(value) || !Array.isArray(value.items)) return null;
  const layout = PUBLIC_BLOCK_LAYOUTS.find((known) => known === value.layout) ?? 'cards';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { layout, items: objectsOf(value.items).flatMap((item) => readItem(item, language, format) ?? []) };
}

function readItem(item: JsonObject, language: Language, format: Intl.DateTimeFormat) {
  const id = idOf(item);
  const title = textIn(item.title, language);
  if (!id || !title.children) return null;
  const date = dateOf(item.date);
  return {
    id,
    title,
    text: textIn(item.text, language),
    day: date ? { date, text: format.format(new Date(date)) } : null,
    url: urlOf(item.link),
  };
}

/** Returns a text of a document: one without translations counts as one in the page's language. */
function textIn(text: unknown, language: Language): Phrase {
  if (!isObject(text)) return { children: textOf(text) };
  return phrase((one) => textOf(text[one]), language);
}
