import type { ReactNode } from 'react';
import { useSite } from '../site/site-context.ts';
import { addressOf } from '../site/addresses.ts';
import { CookieSettingsButton } from './cookie-settings-button.tsx';
import styles from './footer-links.module.css';
import { navigationLinks, policyLinks, type NavigationLink } from './navigation.ts';

/** Every page of the site; also what the header's menu leads to where no script runs. */
export function FooterNavigation() {
  const site = useSite();
  const { t, language, page } = site;
  const home: NavigationLink = {
    href: addressOf('landing', language),
    text: 'navigation.home',
    current: page === 'landing' ? 'page' : undefined,
  };
  const admin: NavigationLink = { href: '/admin', text: 'navigation.admin' };
  return (
    <nav className={styles.navigation} id="footer-navigation" aria-label={t('navigation.footer')}>
      <Links links={[home, ...navigationLinks(site), admin]} />
      <Links links={policyLinks(site)}>
        <li>
          <CookieSettingsButton />
        </li>
      </Links>
    </nav>
  );
}

function Links({ links, children }: { links: NavigationLink[]; children?: ReactNode }) {
  const { t } = useSite();
  return (
    <ul>
      {links.map(({ href, text, current }) => (
        <li key={href}>
          <a className={styles.link} href={href} aria-current={current}>
            {t(text)}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
