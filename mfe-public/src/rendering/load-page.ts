import type { Boot, Language } from '@vitral/contracts';
import { createTexts, LAYOUT_TEXTS, type Texts, type Translate } from '../i18n/texts.ts';
import type { PageDefinition } from '../site/page-definition.ts';
import type { PageName } from '../site/page-names.ts';
import { PAGES } from './pages.ts';

/** What of the boot block a page is drawn with. */
export type PageBoot = Pick<Boot, 'language' | 'siteName'>;

/** The definition of a page whose kind of data nobody but itself needs to know. */
export function definitionOf(page: PageName): PageDefinition<unknown> {
  return PAGES[page] as PageDefinition<unknown>;
}

/** The texts of the layout and of one page in one language. */
export async function loadTexts(page: PageName, language: Language): Promise<Texts> {
  const [layout, own] = await Promise.all([LAYOUT_TEXTS[language](), definitionOf(page).texts[language]()]);
  return { ...layout.default, ...own.default };
}

/** The same, ready to be asked. */
export async function loadTranslate(page: PageName, { language, siteName }: PageBoot): Promise<Translate> {
  return createTexts(language, await loadTexts(page, language), siteName);
}
