import type { Contact, Network } from '../data/landing-content.ts';
import { Logo } from '../glass/logo.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useFrame, useSite } from '../site/site-context.ts';
import { ContactBlock } from './contact-block.tsx';
import linkStyles from './footer-links.module.css';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { LinkList, navigationLinks, pageLink } from './navigation.tsx';

export function Footer() {
  const { t } = useSite();
  const { logo, contact, year } = useFrame();
  return (
    <footer className={styles.footer}>
      <Ribbon />
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo url={logo} name={t('site.name')} />
          {contact?.contact.tagline.children && <p {...contact.contact.tagline} />}
          {contact && <SocialLinks networks={contact.contact.networks} />}
        </div>
        {contact && <ContactBlock copy={contact} />}
        <FooterNavigation />
        <div className={styles.end}>
          <p>{t('footer.copyright', { year })}</p>
          <LanguageSwitch label={t('language.footer')} />
        </div>
      </div>
    </footer>
  );
}

/** Links to every page of the site and to the console; without scripts the header's menu button leads here. */
function FooterNavigation() {
  const site = useSite();
  return (
    <nav className={linkStyles.navigation} id="footer-navigation" aria-label={site.t('navigation.footer')}>
      <LinkList
        links={[pageLink('landing', 'navigation.home', site), ...navigationLinks(site, useFrame())]}
        classes={linkStyles}
      />
      <LinkList
        links={[
          pageLink('privacy', 'navigation.privacy', site),
          pageLink('terms', 'navigation.terms', site),
          { href: '/admin', text: 'navigation.admin' },
        ]}
        classes={linkStyles}
      >
        <li>
          <CookieSettingsButton />
        </li>
      </LinkList>
    </nav>
  );
}

/** Opens the cookie banner, which needs scripts; without them the button is invisible, but its space is reserved. */
export function CookieSettingsButton() {
  const { t } = useSite();
  return (
    <button
      className={`${linkStyles.link} ${linkStyles.settings}`}
      type="button"
      popoverTarget="consent"
      popoverTargetAction="show"
    >
      {t('consent.settings')}
    </button>
  );
}

const GLYPHS: Record<Network, string> = {
  youtube: 'M6 5.5h12a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3ZM10.25 9v6l5-3Z',
  instagram:
    'M7.5 4h9A3.5 3.5 0 0 1 20 7.5v9a3.5 3.5 0 0 1-3.5 3.5h-9A3.5 3.5 0 0 1 4 16.5v-9A3.5 3.5 0 0 1 7.5 4ZM8.5 12a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M16.75 7.25h.01',
  facebook: 'M15.5 4H14a3.5 3.5 0 0 0-3.5 3.5V20M7.5 12h7',
};

/** Links to the team's social networks whose URLs are stored; plain links load nothing from there. */
function SocialLinks({ networks }: { networks: Contact['networks'] }) {
  const { t } = useSite();
  if (networks.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('footer.networks')}>
      {networks.map(({ network, url }) => (
        <li key={network}>
          <a className={styles.link} href={url} rel="noreferrer" aria-label={t(`footer.${network}`)}>
            <svg className={styles.glyph} viewBox="0 0 24 24" aria-hidden="true">
              <path d={GLYPHS[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
