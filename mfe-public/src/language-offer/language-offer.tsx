import { type Language, LANGUAGE_FACTS, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { Island } from '../site/island.tsx';
import { descriptionOf, pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import styles from './language-offer.module.css';
import offers from './offers.json';

const OFFERS: Record<Language, { read: string; decline: string }> = offers;

/**
 * Offers the page in the visitor's language, on the first page of a visit, until a language is chosen. The shell's
 * starter determines the language before the page is shown; without scripts nothing is offered. Only the button is an
 * island, since a pointer may rest at the top of an opening page.
 */
export function LanguageOffers() {
  const { language: current, page, slugs } = useSite();
  // The page for unknown paths has no counterpart in another language.
  if (!descriptionOf(page).addresses) return null;
  return LANGUAGES.filter((language) => language !== current).map((language) => (
    <aside key={language} className={styles.offer} lang={language} aria-label={LANGUAGE_FACTS[language].name}>
      <a className={styles.read} href={pathOf(page, language, '', slugs?.[language])} hrefLang={language}>
        {OFFERS[language].read}
      </a>
      <Island name="language-offer" as="button" className={styles.decline} type="button">
        {OFFERS[language].decline}
      </Island>
    </aside>
  ));
}
