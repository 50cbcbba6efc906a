import { LANGUAGE_FACTS, LANGUAGES } from '@vitral/sdk/contracts/languages';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './language-switch.module.css';

/** Links to the page in each language; the starter saves the visitor's choice when a link is followed. */
export function LanguageSwitch({ label }: { label: string }) {
  const { language: current, page, slugs } = useSite();
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.language}
              href={pathOf(page, language, '', slugs?.[language])}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className={hiddenStyles.hidden}>{LANGUAGE_FACTS[language].name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
