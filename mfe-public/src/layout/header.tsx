import { ChoicesButton } from '../dialog/choices-button.tsx';
import { Icon } from '../glass/icon.tsx';
import { Logo } from '../glass/logo.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { pathOf } from '../site/paths.ts';
import { useFrame, useSite } from '../site/site-context.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import panelStyles from './menu-panel.module.css';
import menuStyles from './mobile-menu.module.css';
import { HeaderLinks, NavigationList } from './navigation.tsx';

export function Header() {
  const { t, language, page } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a
          className={styles.home}
          href={pathOf('landing', language)}
          aria-label={t('site.home')}
          aria-current={page === 'landing' ? 'page' : undefined}
        >
          <Logo url={useFrame().logo} name={t('site.name')} />
        </a>
        <nav className={styles.links} aria-label={t('navigation.main')}>
          <HeaderLinks />
        </nav>
        <ChoicesButton />
        <MobileMenu />
      </div>
    </header>
  );
}

/** Shows the links on narrow screens in a dialog that slides in; the browser contains and restores its focus. */
function MobileMenu() {
  const { t } = useSite();
  const label = t('navigation.menu');

  return (
    <div className={menuStyles.menu}>
      <a
        className={menuStyles.withoutScripts}
        href="#footer-navigation"
        aria-label={t('navigation.toFooter')}
      >
        <Icon name="menu" />
      </a>
      <button className={menuStyles.open} type="button" aria-haspopup="dialog" aria-label={label} data-menu>
        <Icon name="menu" />
      </button>
      <dialog id="menu" className={panelStyles.panel} aria-label={label} closedby="any">
        <Ribbon />
        <div className={panelStyles.content}>
          <button className={panelStyles.close} type="button" aria-label={t('navigation.close')} data-menu>
            <Icon name="close" />
          </button>
          <nav className={panelStyles.links} aria-label={label}>
            <NavigationList />
          </nav>
          <LanguageSwitch label={t('language.label')} />
        </div>
      </dialog>
    </div>
  );
}
