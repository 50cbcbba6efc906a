import type { Language } from '@vitral/contracts';
import type { PageName } from '../site/page-names.ts';

/** A paragraph, a list, terms with definitions, a link to a page, or the ways to reach the team. */
export type Block =
  | string
  | { list: string[] }
  | { terms: { term: string; text: string }[] }
  | { link: PageName; text: string }
  | { contact: true };

/** Ids are anchors, equal in every language, so that a link survives a switch. */
export interface DocumentSection {
  id: string;
  title: string;
  blocks: Block[];
}

/** A long text in one language, as written. */
export interface LongText {
  lead: string;
  sections: DocumentSection[];
}

/** A long text as shown. */
export interface DocumentData extends LongText {
  /** Date of the last change, as YYYY-MM-DD and in the page's language. */
  updated: { date: string; text: string };
}

/** Returns the text in the page's language. The date is formatted here, so that browser and server agree. */
export function documentIn(
  texts: Record<Language, LongText>,
  updated: string,
  language: Language,
): DocumentData {
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return { ...texts[language], updated: { date: updated, text: day.format(new Date(updated)) } };
}
