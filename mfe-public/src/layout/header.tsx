import { ChoicesButton } from '../dialog/choices-button.tsx';
import { Logo } from '../glass/logo.tsx';
import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationList } from './navigation-list.tsx';

export function Header() {
  const { t, language, page, frame } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a
          className={styles.home}
          href={addressOf('landing', language)}
          aria-label={t('site.home')}
          aria-current={page === 'landing' ? 'page' : undefined}
        >
          <Logo address={frame.logo} name={t('site.name')} />
        </a>
        <nav className={styles.links} aria-label={t('navigation.main')}>
          <NavigationList />
        </nav>
        <div className={styles.switch}>
          <LanguageSwitch />
        </div>
        <ChoicesButton />
        <MobileMenu />
      </div>
    </header>
  );
}
