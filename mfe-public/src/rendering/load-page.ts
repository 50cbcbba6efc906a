import type { Boot, Language } from '@vitral/contracts';
import { createTexts, TEXTS, type Texts, type Translate } from '../i18n/texts.ts';
import type { PageDefinition } from '../site/page-definition.ts';
import type { PageName } from '../site/page-names.ts';
import { PAGES } from './pages.ts';

/** Part of the boot block needed to render a page. */
export type PageBoot = Pick<Boot, 'language' | 'siteName'>;

/** Returns the definition of a page without the type of its data. */
export function definitionOf(page: PageName): PageDefinition<unknown> {
  return PAGES[page] as PageDefinition<unknown>;
}

/** Loads the texts of the layout and of one page in one language. */
export async function loadTexts(page: PageName, language: Language): Promise<Texts> {
  const texts = await TEXTS[language]();
  return { ...texts.layout, ...texts[page] };
}

/** Loads the same texts as a translate function. */
export async function loadTranslate(page: PageName, { language, siteName }: PageBoot): Promise<Translate> {
  return createTexts(language, await loadTexts(page, language), siteName);
}
