import { LANGUAGES } from '@vitral/contracts';
import { chooseLanguage } from '../data/language-choice.ts';
import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import type { InEveryLanguage } from './language-test.data.ts';
import styles from './language-test.module.css';

/** This page in each language; following a link keeps the choice, as the header's switch does. */
export function LanguageLinks({ names }: { names: InEveryLanguage }) {
  const { t, language: current, page } = useSite();
  return (
    <section className={styles.part} aria-labelledby="languages-title">
      <h2 className={styles.heading} id="languages-title">
        {t('language-test.switch')}
      </h2>
      <p className={styles.soft}>{t('language-test.switch.text')}</p>
      <ul className={styles.languages}>
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className={styles.language}
              href={addressOf(page, language)}
              hrefLang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={() => chooseLanguage(language)}
            >
              <span lang={language}>{names[language]}</span>
              {language === current && <small>{t('language-test.current')}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
