import type { Language } from '@vitral/contracts';
import type { PageName } from '../site/page-names.ts';

/** A paragraph, a list, names with what they mean, a link to a page, or how to reach the team. */
export type Block =
  | string
  | { list: string[] }
  | { terms: { term: string; text: string }[] }
  | { link: PageName; text: string }
  | { contact: true };

/** The ids are the anchors: the same in every language, so that a link outlives a switch. */
export interface DocumentSection {
  id: string;
  title: string;
  blocks: Block[];
}

/** A long text as it is written, in one language. */
export interface LongText {
  lead: string;
  sections: DocumentSection[];
}

/** A long text as it is shown. */
export interface DocumentData extends LongText {
  /** The day of the last change: YYYY-MM-DD, and as the page's language writes it. */
  updated: { date: string; text: string };
}

/** The text in the page's language with its day written out here, lest browser and server write it differently. */
export function documentIn(
  texts: Record<Language, LongText>,
  updated: string,
  language: Language,
): DocumentData {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...texts[language], updated: { date: updated, text: day.format(new Date(updated)) } };
}
