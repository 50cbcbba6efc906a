import { TIMING } from '@vitral/contracts/timing';
import { type ReactNode, useEffect } from 'react';
import { CookieBanner } from '../consent/cookie-banner.tsx';
import { takeLanguageSwitch } from '../data/choices.ts';
import { Icon } from '../glass/icon.tsx';
import { GlassOutlines } from '../glass/outlines.tsx';
import { useSite } from '../site/site-context.ts';
import { ToastRegion } from '../toast/toast-region.tsx';
import { showToast } from '../toast/toast.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './page-frame.module.css';
import { useScroll } from './use-scroll.ts';

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
      <LanguageToast />
      <ToastRegion />
    </>
  );
}

/** Confirms for two seconds that the visitor has switched to this page's language. */
export function LanguageToast() {
  const { t, language } = useSite();

  useEffect(() => {
    if (takeLanguageSwitch(language)) {
      showToast({ title: t('language.updated'), duration: TIMING.languageToast });
    }
  }, [language, t]);

  return null;
}

const isFarDown = () => window.scrollY > TIMING.scrollToTopFrom;

/** Appears once the page is scrolled far down. A click moves the focus to the content, since the button disappears. */
export function ScrollToTop() {
  const { t } = useSite();
  const isShown = useScroll(isFarDown, false);
  if (!isShown) return null;

  const goToTop = () => {
    document.getElementById('content')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  };
  return (
    <button className={styles.button} type="button" aria-label={t('navigation.toTop')} onClick={goToTop}>
      <Icon name="up" />
    </button>
  );
}
