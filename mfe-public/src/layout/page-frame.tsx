import type { ReactNode } from 'react';
import { GlassOutlines } from '../glass/outlines.tsx';
import { useSite } from '../i18n/site-context.ts';
import { LanguageNotice } from './language-notice.tsx';
import styles from './page-frame.module.css';

interface PageFrameProps {
  header: ReactNode;
  footer: ReactNode;
  children: ReactNode;
}

/** What every public page has round its own content. */
export function PageFrame({ header, footer, children }: PageFrameProps) {
  const { t } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('site.skip')}
      </a>
      <GlassOutlines />
      {header}
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {footer}
      <LanguageNotice />
    </>
  );
}
