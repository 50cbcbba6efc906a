import type { Permission } from '@vitral/contracts/access';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '@vitral/contracts/languages';
import type { FoundItem, SearchedNoun } from '@vitral/contracts/search';
import type { SearchEntry } from '@vitral/contracts/modules';
import type { LinkedPage } from '../navigation/linked-pages.ts';

/** A line of the command palette. */
export interface PaletteEntry {
  kind: 'page' | 'create' | 'item';
  title: string;
  /** Says more in a second place of the line; blank if the title says all. */
  detail: string;
  icon: string;
  /** URL in the console. */
  to: string;
  /** Keys that open it as well. */
  keys?: string;
}

interface SearchableEntry extends PaletteEntry {
  /** Words in every language of the console. */
  words: string;
}

/** Returns an entry without what the search alone needs. */
export const entryOf = ({ kind, title, detail, icon, to, keys }: PaletteEntry): PaletteEntry => ({
  kind,
  title,
  detail,
  icon,
  to,
  ...(keys && { keys }),
});

/** Returns a text in lower case and without accents, so that "pagina" finds "Página". */
const normalized = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Returns whether a text contains every word of another, without regard to case and accents. */
export function hasWords(text: string, words: string): boolean {
  const within = normalized(text);
  return normalized(words)
    .trim()
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Returns the pages with their parts, and what each page makes, in the order of the navigation. */
export function entriesOf(
  pages: LinkedPage[],
  language: ConsoleLanguage,
  allows: (permission: Permission) => boolean,
): SearchableEntry[] {
  return pages.flatMap(({ contribution: { path, permission, title, navigation, search } }) => {
    const icon = navigation?.icon ?? '';
    const create = search?.create;
    const keys = navigation?.key && `G ${navigation.key.toUpperCase()}`;
    const page: PaletteEntry = {
      kind: 'page',
      title: title[language],
      detail: '',
      icon,
      to: path,
      ...(keys && { keys }),
    };
    const wordsOf = (texts: SearchEntry['title'][]) =>
      texts.flatMap((text) => CONSOLE_LANGUAGES.map((code) => text[code])).join(' ');
    const part = (kind: PaletteEntry['kind'], entry: SearchEntry, detail: string, ownIcon = icon) => ({
      kind,
      title: entry.title[language],
      detail,
      icon: ownIcon,
      to: `${path}?${entry.query}`,
      words: wordsOf([title, entry.title]),
    });
    return [
      { ...page, words: wordsOf([title]) },
      ...(search?.parts ?? []).map((entry) => part('page', entry, title[language])),
      ...(create && allows(create.permission ?? permission) ? [part('create', create, '', 'add')] : []),
    ];
  });
}

/** Selects the entries that contain every word of a text, those that begin with it first. */
export function matching(entries: SearchableEntry[], text: string): SearchableEntry[] {
  const wanted = normalized(text).trim();
  const isFirst = ({ title }: PaletteEntry) => Number(normalized(title).startsWith(wanted));
  return entries
    .filter((entry) => hasWords(entry.words, text))
    .toSorted((one, other) => isFirst(other) - isFirst(one));
}

/** Returns found items as entries that open on the first page that shows their noun. Items without such a page are left out. */
export function entriesOfItems(
  items: FoundItem[],
  pages: LinkedPage[],
  language: ConsoleLanguage,
): PaletteEntry[] {
  return items.flatMap(({ noun, id, title, detail }) => {
    const page = pageOf(noun, pages);
    const query = page?.search?.items?.query;
    if (!page || query === undefined) return [];
    const values: Record<string, string> = { id, title };
    const filled = query.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(values[name] ?? ''),
    );
    return {
      kind: 'item',
      title,
      detail: [page.title[language], detail].filter(Boolean).join(' · '),
      icon: page.navigation?.icon ?? '',
      to: [page.path, filled].filter(Boolean).join('?'),
    };
  });
}

const pageOf = (noun: SearchedNoun, pages: LinkedPage[]) =>
  pages.map(({ contribution }) => contribution).find(({ search }) => search?.items?.noun === noun);
