import { Logo } from '../glass/logo.tsx';
import { Ribbon } from '../glass/ribbon.tsx';
import { useSite } from '../i18n/site-context.ts';
import { ContactBlock } from './contact-block.tsx';
import styles from './footer.module.css';

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
        </div>
        {contact && <ContactBlock copy={contact} />}
        <p className={styles.copyright}>{t('footer.copyright', { year })}</p>
      </div>
    </footer>
  );
}
