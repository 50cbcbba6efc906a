import { Logo } from '../glass/logo.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useSite } from '../site/site-context.ts';
import { ContactBlock } from './contact-block.tsx';
import { FooterNavigation } from './footer-navigation.tsx';
import styles from './footer.module.css';
import { LanguageSwitch } from './language-switch.tsx';
import { SocialLinks } from './social-links.tsx';

export function Footer() {
  const { t, frame } = useSite();
  const { logo, contact, year } = frame;
  return (
    <footer className={styles.footer}>
      <Ribbon />
      <div className={styles.content}>
        <div className={styles.brand}>
          <Logo address={logo} name={t('site.name')} />
          <p>{t('footer.tagline')}</p>
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
