import { TIMING } from '@vitral/contracts';
import { useEffect, useState } from 'react';
import { takeLanguageSwitch } from '../data/language-choice.ts';
import { useSite } from '../i18n/site-context.ts';
import styles from './language-notice.module.css';

/** Confirms for two seconds that the visitor has switched to this page's language. */
export function LanguageNotice() {
  const { t, language } = useSite();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    if (!takeLanguageSwitch(language)) return;
    // Screen readers speak what changes in a status, not what it starts with.
    const timers = [
      setTimeout(() => setIsShown(true)),
      setTimeout(() => setIsShown(false), TIMING.languageToast),
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [language]);

  return (
    <div className={styles.place} role="status">
      {isShown && <p className={styles.notice}>{t('language.updated')}</p>}
    </div>
  );
}
