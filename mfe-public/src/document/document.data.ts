import type { PageName, PageSource, PageSources } from '../site/page-definition.ts';
import { headOf } from '../site/plain-source.ts';

type DocumentName = 'privacy' | 'terms';

/** A paragraph, a list, terms with definitions, a link to a page, or the ways to reach the team. */
export type Block =
  | string
  | string[]
  | { terms: Record<string, string> }
  | { link: PageName; text: string }
  | { contact: true };

/** A long text in one language. Section ids are anchors, equal in every language, so that links remain valid after a switch. */
export interface LongText {
  lead: string;
  sections: Record<string, [title: string, ...blocks: Block[]]>;
}

export interface DocumentData extends LongText {
  name: DocumentName;
  /** Date of the last change, as YYYY-MM-DD and in the page's language. */
  updated: { date: string; text: string };
}

/** Creates the source of a document page. `updated` is the day of its last change in any language. */
export function documentSource(
  name: DocumentName,
  updated: string,
  textIn: (sources: PageSources) => LongText,
): PageSource<DocumentData> {
  return {
    read(sources) {
      const { language } = sources;
      const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
      return { ...textIn(sources), name, updated: { date: updated, text: day.format(new Date(updated)) } };
    },
    head: headOf(name),
  };
}
