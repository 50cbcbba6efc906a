import type { PermissionName } from '@vitral/contracts/access';
import { itemUrl, NEW_ITEM } from '@vitral/contracts/item-urls';
import { CONSOLE_LANGUAGES, type Bilingual, type ConsoleLanguage } from '@vitral/contracts/languages';
import { normalizeText } from '@vitral/contracts/normalize-text';
import type { FoundItem } from '@vitral/contracts/search';
import type { SlotLink } from '@vitral/contracts/slot-links';
import type { LinkedPage } from '../navigation/linked-pages.ts';

/** A line of the command palette. */
export interface PaletteEntry {
  kind: 'page' | 'create' | 'command' | 'item';
  title: string;
  /** Additional text at the end of the line; blank if the title suffices. */
  detail: string;
  icon: string;
  /** URL in the console. */
  to: string;
  /** Keys that also open it. */
  keys?: string;
}

/** A line that runs an action instead of opening a URL. */
export interface PaletteCommand {
  title: string;
  icon: string;
  /** Key that also runs it. */
  keys?: string;
  /** Search words in every language of the console. */
  words: string;
  run: () => void;
}

interface SearchableEntry extends PaletteEntry {
  /** Search words in every language of the console. */
  words: string;
}

/** Returns an entry without the values that only the search needs. */
export const entryOf = ({ kind, title, detail, icon, to, keys }: PaletteEntry): PaletteEntry => ({
  kind,
  title,
  detail,
  icon,
  to,
  ...(keys && { keys }),
});

/** Returns whether a text contains every word of another one, ignoring case and accents. */
export function hasWords(text: string, words: string): boolean {
  const within = normalizeText(text);
  return normalizeText(words)
    .trim()
    .split(/\s+/)
    .every((word) => within.includes(word));
}

/** Returns the pages with their parts and the items that each page can create, in the order of the navigation. */
export function entriesOf(
  pages: LinkedPage[],
  language: ConsoleLanguage,
  allows: (permission: PermissionName) => boolean,
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
    const part = (
      kind: PaletteEntry['kind'],
      name: Bilingual,
      line: Pick<PaletteEntry, 'detail' | 'icon' | 'to'>,
    ) => ({
      kind,
      title: name[language],
      ...line,
      words: wordsOf([title, name]),
    });
    return [
      { ...page, words: wordsOf([title]) },
      ...(search?.parts ?? []).map((entry) =>
        part('page', entry.title, { detail: title[language], icon, to: `${path}?${entry.query}` }),
      ),
      ...(create && allows(create.permission ?? permission)
        ? [part('create', create.title, { detail: '', icon: 'add', to: `${path}/${NEW_ITEM}` })]
        : []),
    ];
  });
}

/** Returns the commands of modules. Omits a quick action that opens the same URL as an entry of a page. */
export function entriesOfCommands(
  commands: readonly SlotLink<'command'>[],
  pages: readonly PaletteEntry[],
  language: ConsoleLanguage,
): SearchableEntry[] {
  return commands
    .filter(
      ({ contribution: { path, isQuickAction } }) => !isQuickAction || pages.every(({ to }) => to !== path),
    )
    .map(({ contribution: { title, path, icon, keywords }, page }) => ({
      ...{ kind: 'command', title: title[language], detail: page.title[language], icon, to: path },
      words: wordsOf([title, page.title, ...(keywords ? [keywords] : [])]),
    }));
}

const wordsOf = (texts: readonly Bilingual[]) =>
  texts.flatMap((text) => CONSOLE_LANGUAGES.map((code) => text[code])).join(' ');

/** Selects the entries that contain every word of a text; those that begin with it come first. */
export function matching(entries: SearchableEntry[], text: string): SearchableEntry[] {
  const wanted = normalizeText(text).trim();
  const isFirst = ({ title }: PaletteEntry) => Number(normalizeText(title).startsWith(wanted));
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
  const contributions = pages.map(({ contribution }) => contribution);
  return items.flatMap(({ noun, id, title, detail }) => {
    const to = itemUrl(contributions, noun, id);
    const page = contributions.find((one) => one.items?.some((item) => item.noun === noun));
    if (!page || to === null) return [];
    return {
      kind: 'item',
      title,
      detail: [page.title[language], detail].filter(Boolean).join(' · '),
      icon: page.navigation?.icon ?? '',
      to,
    };
  });
}
