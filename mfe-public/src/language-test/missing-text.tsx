import { useState } from 'react';
import { useSite } from '../site/site-context.ts';
import { createTexts } from '../i18n/texts.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import styles from './language-test.module.css';

/** Asks for a text of a language that has none, as the pages would. */
export function MissingText() {
  const { t, language } = useSite();
  const [shown, setShown] = useState('');
  const isHydrated = useIsHydrated();
  return (
    <section className={styles.part} aria-labelledby="missing-title">
      <h2 className={styles.heading} id="missing-title">
        {t('language-test.missing')}
      </h2>
      <p className={styles.soft}>{t('language-test.missing.text')}</p>
      <div className={styles.trial}>
        {isHydrated && (
          <button
            className={styles.button}
            type="button"
            onClick={() => setShown(createTexts(language, {})('language-test.title'))}
          >
            {t('language-test.missing.try')}
          </button>
        )}
        <output className={styles.shown}>{shown}</output>
      </div>
    </section>
  );
}
