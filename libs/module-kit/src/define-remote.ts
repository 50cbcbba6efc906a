import type { PermissionName } from '@vitral/contracts/access';
import {
  CONSOLE_LANGUAGES,
  type ConsoleLanguage,
  type Language,
  LANGUAGES,
} from '@vitral/contracts/languages';
import type { ModuleName } from '@vitral/contracts/modules';
import { slotKey } from '@vitral/contracts/slots';
import type { ComponentType } from 'react';

export interface PageModule {
  Component: ComponentType;
  /** Returns the queries of the page's first screen, which the shell requests before the page is opened. */
  firstQueries?: (visit: PageVisit) => PageQuery[];
}

/** An upcoming visit of a page. */
export interface PageVisit {
  /** Query of the page's URL. */
  search: URLSearchParams;
  /** Part of the URL's path after that of the page, such as the id of an item; empty for the list. */
  item: string;
  allows: (permission: PermissionName) => boolean;
}

/** The result of `queryOptions`, the same as the page itself uses, or the `query` of a `lazyComponent`. */
export interface PageQuery {
  queryKey: readonly unknown[];
  queryFn?: unknown;
}

export type Texts = Record<string, unknown>;

type TextFile = () => Promise<Texts | { default: Texts }>;

/** Loads a file of texts in each language of the console. Texts in further languages are loaded once the console supports them. */
export type TextFiles = Record<ConsoleLanguage, TextFile> & Partial<Record<Language, TextFile>>;

/** Pages and texts of a console module, each loaded when it is first needed. */
export interface Remote {
  name: ModuleName;
  /** The keys are the `page` names of `module.json`, and for components in slots `slot:<name>`. */
  pages: Record<string, () => Promise<PageModule>>;
  /** All texts of the module. Shells that do not know `pageTexts` load them with every page. */
  texts: TextFiles;
  /** The texts that each page needs. Older releases lack them: their pages need all texts. */
  pageTexts?: Record<string, TextFiles>;
}

interface RemoteDefinition<Name extends string> {
  name: ModuleName;
  /** Text files, by the noun in whose folder they are. */
  texts: Record<Name, TextFiles>;
  /** The keys are the `page` names of `module.json`; `texts` names the text files that are loaded with the code of the page. */
  pages: Record<string, LoadedPart<NoInfer<Name>>>;
  /** Components of cards and panels, loaded like pages. The keys are the names of `slots` in `module.json`. */
  slots?: Record<string, LoadedPart<NoInfer<Name>>>;
}

interface LoadedPart<Name extends string> {
  load: () => Promise<PageModule>;
  texts: readonly Name[];
}

/** Checks the shape at compile time; `remote.tsx` exports the result by default. */
export function defineRemote<Name extends string>(definition: RemoteDefinition<Name>): Remote {
  const { name, texts, pages, slots = {} } = definition;
  const components = Object.entries(slots).map(([slot, part]) => [slotKey(slot), part] as const);
  const entries = [...Object.entries(pages), ...components];
  return {
    name,
    pages: Object.fromEntries(entries.map(([page, { load }]) => [page, load])),
    texts: joined(Object.values<TextFiles>(texts)),
    pageTexts: Object.fromEntries(
      entries.map(([page, { texts: names }]) => [page, joined(names.map((each) => texts[each]))]),
    ),
  };
}

/** Merges text files, in the languages that all of them have. */
function joined(files: readonly TextFiles[]): TextFiles {
  const isConsole = (language: Language) => CONSOLE_LANGUAGES.some((one) => one === language);
  const languages = LANGUAGES.filter(
    (language) => isConsole(language) || files.every((file) => file[language]),
  );
  const loaders = languages.map((language) => {
    const load = async () => {
      const tables = await Promise.all(files.map((file) => file[language]?.() ?? {}));
      return Object.assign(
        {},
        ...tables.map((table) => ('default' in table ? table.default : table)),
      ) as Texts;
    };
    return [language, load];
  });
  return Object.fromEntries(loaders) as TextFiles;
}
