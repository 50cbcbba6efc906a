import { Logo } from '../glass/logo.tsx';
import { useSite } from '../i18n/site-context.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationList } from './navigation-list.tsx';

export function Header() {
  const { t, language, frame } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.home} href={`/${language}`} aria-label={t('site.home')}>
          <Logo address={frame.logo} name={t('site.name')} />
        </a>
        <nav className={styles.links} aria-label={t('navigation.main')}>
          <NavigationList />
        </nav>
        <div className={styles.switch}>
          <LanguageSwitch />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
