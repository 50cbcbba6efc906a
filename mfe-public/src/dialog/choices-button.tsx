import { COUNTRIES } from '../data/choices.ts';
import { Icon } from '../glass/icon.tsx';
import { Island } from '../site/island.tsx';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './choices-button.module.css';

/** Shows the language and the chosen country; opens the dialog to change them. */
export function ChoicesButton() {
  const { t, language } = useSite();
  return (
    <Island name="choices-button" className={styles.choices} data-failed={t('choices.failed')}>
      <button className={styles.button} type="button" aria-haspopup="dialog">
        <Icon name="globe" />
        <span className={hiddenStyles.hidden}>{t('choices.label')}: </span>
        <span className={styles.chosen}>
          {language.toUpperCase()}
          {COUNTRIES.map((country) => (
            <span className={styles[country]} key={country}>
              {` · ${country.toUpperCase()}`}
            </span>
          ))}
        </span>
      </button>
      <p className={styles.problem} role="status" />
    </Island>
  );
}
