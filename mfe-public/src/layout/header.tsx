import { Logo } from '../glass/logo.tsx';
import { useSite } from '../i18n/site-context.ts';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavigationList } from './navigation-list.tsx';
import type { NavigationLink } from './navigation.ts';

interface HeaderProps {
  logo: string | null;
  links: NavigationLink[];
}

export function Header({ logo, links }: HeaderProps) {
  const { t, language } = useSite();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.home} href={`/${language}`} aria-label={t('site.home')}>
          <Logo address={logo} name={t('site.name')} />
        </a>
        <nav className={styles.links} aria-label={t('navigation.main')}>
          <NavigationList links={links} />
        </nav>
        <div className={styles.switch}>
          <LanguageSwitch />
        </div>
        <MobileMenu links={links} />
      </div>
    </header>
  );
}
