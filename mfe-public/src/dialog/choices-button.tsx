import { useState, type ComponentType } from 'react';
import { useCountry } from '../data/choices.ts';
import { Icon } from '../glass/icon.tsx';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './choices-button.module.css';

type Dialog = ComponentType<{ onClose: () => void }>;
type Loading = 'idle' | 'pending' | 'failed';

/** Shows the chosen language and country; opens the dialog to change them, which loads on the first click. */
export function ChoicesButton() {
  const { t, language } = useSite();
  const country = useCountry();
  const [Dialog, setDialog] = useState<Dialog | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [loading, setLoading] = useState<Loading>('idle');

  const open = async () => {
    if (loading === 'pending') return;
    setLoading('pending');
    try {
      const { ChoicesDialog } = await import('./choices-dialog.tsx');
      setDialog(() => ChoicesDialog);
      setIsOpen(true);
      setLoading('idle');
    } catch {
      setLoading('failed');
    }
  };

  return (
    <div className={styles.choices}>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-busy={loading === 'pending'}
        onClick={() => void open()}
      >
        <Icon name="globe" />
        <span className={hiddenStyles.hidden}>{t('choices.label')}: </span>
        <span className={styles.chosen}>
          {language.toUpperCase()}
          {country && ` · ${country.toUpperCase()}`}
        </span>
      </button>
      <p className={styles.problem} role="status">
        {loading === 'failed' && t('choices.failed')}
      </p>
      {Dialog && isOpen && <Dialog onClose={() => setIsOpen(false)} />}
    </div>
  );
}
