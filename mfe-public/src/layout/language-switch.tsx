import { LANGUAGES, type Language } from '@vitral/contracts';
import { chooseLanguage } from '../data/language-choice.ts';
import { useSite } from '../i18n/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { addressOf } from '../site/addresses.ts';
import styles from './language-switch.module.css';

/** Each language by its own name. */
const NAMES: Record<Language, string> = { es: 'Español', en: 'English', fr: 'Français' };

/** The page's address in each language; following one keeps it as the visitor's choice. */
export function LanguageSwitch() {
  const { t, language: current, page } = useSite();
  return (
    <nav aria-label={t('language.label')}>
      <ul className={styles.list}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.language}
              href={addressOf(page, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => chooseLanguage(language)}
            >
              <span aria-hidden="true">{language.toUpperCase()}</span>
              <span className={hiddenStyles.hidden}>{NAMES[language]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
