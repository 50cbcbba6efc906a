import { useRef } from 'react';
import { Icon } from '../glass/icon.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useSite } from '../i18n/site-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { NavigationList } from './navigation-list.tsx';

/** The links on narrow screens, sliding in from the side; the browser's dialog keeps and returns the focus. */
export function MobileMenu() {
  const { t } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => dialog.current?.close();

  return (
    <div className={styles.menu}>
      <button
        className={styles.button}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('navigation.menu')}
        onClick={() => dialog.current?.showModal()}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} className={styles.panel} aria-label={t('navigation.menu')}>
        <Ribbon />
        <div className={styles.content}>
          <button className={styles.button} type="button" aria-label={t('navigation.close')} onClick={close}>
            <Icon name="close" />
          </button>
          <nav className={styles.links} aria-label={t('navigation.main')}>
            <NavigationList onFollow={close} />
          </nav>
          <LanguageSwitch />
        </div>
      </dialog>
    </div>
  );
}
