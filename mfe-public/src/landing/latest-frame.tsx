import { useEffect, useRef, useState } from 'react';
import { useConsent } from '../consent/consent.ts';
import type { LatestEmbed } from '../data/embeds.ts';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import styles from './latest-frame.module.css';
import { PLATFORM_NAMES } from './platform-names.ts';

type LatestFrameProps = Pick<LatestEmbed, 'platform' | 'title'> & {
  frame: NonNullable<LatestEmbed['frame']>;
};

/** A pane that stands in for an embed until the visitor accepts third parties, or asks for this one. */
export function LatestFrame({ platform, title, frame: { src, isWide } }: LatestFrameProps) {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const isAccepted = useConsent() === 'accepted';
  const [isAsked, setIsAsked] = useState(false);
  const shown = useRef<HTMLIFrameElement>(null);
  const shape = isWide ? styles.wide : styles.tall;
  const name = PLATFORM_NAMES[platform];

  useEffect(() => {
    // The button that had the focus is gone.
    if (isAsked) shown.current?.focus({ preventScroll: true });
  }, [isAsked]);

  if (isAccepted || isAsked) {
    return (
      <iframe
        ref={shown}
        className={`${shape} ${styles.shown}`}
        src={src}
        title={`${title} (${name})`}
        loading="lazy"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        allow="encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <div className={`${shape} ${styles.pane}`} data-platform={platform}>
      <button
        className={isHydrated ? styles.load : styles.waiting}
        type="button"
        aria-label={t('latest.loadOne', { platform: name, title })}
        onClick={() => setIsAsked(true)}
      >
        {t('latest.load', { platform: name })}
      </button>
      <p className={styles.notice}>{t('latest.notice', { platform: name })}</p>
    </div>
  );
}
