import type { ReactNode } from 'react';
import type { Language } from '@vitral/sdk/contracts/languages';
import { Island } from '../../site/island.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './film-frame.module.css';

/** Transparent: without a poster, Chromium would cover the picture behind the video. */
const TRANSPARENT = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";

interface FilmProps {
  label: string;
  /** Language of the label if it differs from the page's. */
  lang?: Language | undefined;
  /** Picture behind the video until it is played. */
  poster: ReactNode;
  /** `<source>` elements, the preferred one first, and `<track>` elements. */
  children: ReactNode;
}

/** Shows a video, which loads only when played, with the browser's own controls. */
export function Film({ label, lang, poster, children }: FilmProps) {
  const { t } = useSite();
  return (
    <Island name="promo-video" className={styles.film}>
      <div className={styles.frame}>
        {poster}
        <video aria-label={label} lang={lang} poster={TRANSPARENT} controls preload="none" playsInline>
          {children}
        </video>
      </div>
      <p className={styles.notice} role="status" data-failure={t('promo.failed')} />
    </Island>
  );
}
