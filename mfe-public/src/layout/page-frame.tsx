import type { ReactNode } from 'react';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { GlassOutlines } from '../glass/outlines.tsx';
import { useSite } from '../site/site-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { ToastPlace } from '../toast/toast-place.tsx';
import styles from './page-frame.module.css';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Layout around the content of every public page. */
export function PageFrame({ children }: { children: ReactNode }) {
  const { t } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('site.skip')}
      </a>
      <CookieBanner />
      <GlassOutlines />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <ScrollToTop />
      <LanguageNotice />
      <ToastPlace />
    </>
  );
}
