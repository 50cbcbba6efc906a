import { useRef } from 'react';
import { Icon } from '../glass/icon.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useSite } from '../site/site-context.ts';
import { LanguageSwitch } from './language-switch.tsx';
import styles from './mobile-menu.module.css';
import { NavigationList } from './navigation-list.tsx';

const ID = 'menu';

/** The links on narrow screens, sliding in from the side; the browser's dialog keeps and returns the focus. */
export function MobileMenu() {
  const { t } = useSite();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = () => {
    if (!dialog.current?.open) dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();

  return (
    <div className={styles.menu}>
      <a className={styles.withoutScripts} href="#footer-navigation" aria-label={t('navigation.toFooter')}>
        <Icon name="menu" />
      </a>
      <button
        className={styles.open}
        type="button"
        aria-haspopup="dialog"
        aria-label={t('navigation.menu')}
        onClick={open}
        {...opens(ID)}
      >
        <Icon name="menu" />
      </button>
      <dialog ref={dialog} id={ID} className={styles.panel} aria-label={t('navigation.menu')} closedby="any">
        <Ribbon />
        <div className={styles.content}>
          <button
            className={styles.close}
            type="button"
            aria-label={t('navigation.close')}
            onClick={close}
            {...closes(ID)}
          >
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

/**
 * Attributes with which a button opens and closes a `<dialog>` before, or without, any script (React's types lack them).
 * Browsers that don't know them leave it to the click handler.
 */
function opens(dialog: string): object {
  return { commandfor: dialog, command: 'show-modal' };
}

function closes(dialog: string): object {
  return { commandfor: dialog, command: 'close' };
}
