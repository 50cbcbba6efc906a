import { FIXED_PAGES } from '@vitral/sdk/contracts/site-pages';
import type { ReactNode } from 'react';
import { AnnouncementBar } from '../announcement/announcement.tsx';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { GlassOutlines } from '../glass/outlines.tsx';
import { LanguageOffers } from '../language-offer/language-offer.tsx';
import { Island } from '../site/island.tsx';
import { LaterStyles } from '../site/later-styles.tsx';
import type { PageName } from '../site/page-definition.ts';
import { useSite } from '../site/site-context.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { ScrollToTop } from './scroll-to-top.tsx';

/** Pages whose content below the first screen has its own style sheets. */
const LONG_PAGES: PageName[] = ['site-page', 'contact-sent', ...FIXED_PAGES];

export function PageFrame({ children }: { children: ReactNode }) {
  const { t, page } = useSite();
  return (
    <>
      <a className={styles.skip} href="#content">
        {t('site.skip')}
      </a>
      <CookieBanner />
      <AnnouncementBar />
      <LanguageOffers />
      <GlassOutlines />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      {!LONG_PAGES.includes(page) && <LaterStyles />}
      <Footer />
      <ScrollToTop />
      <Island
        name="language-toast"
        wakeIf="vitral.language-switched"
        hidden
        data-text={t('language.updated')}
      />
    </>
  );
}
