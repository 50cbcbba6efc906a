import { useEffect, useRef, useState } from 'react';
import { useConsent, useRefusalKey } from '../consent/consent.ts';
import type { LatestEmbed } from '../data/embeds.ts';
import type { Post } from '../data/latest-posts.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import { useSite } from '../site/site-context.ts';
import { LatestPosts, PLATFORM_NAMES } from './latest-posts.tsx';
import styles from './latest.module.css';
import { Section } from './section.tsx';

/** Shows posts from other platforms, then the embeds that staff chose. */
export function Latest({ posts, embeds }: { posts: Post[]; embeds: LatestEmbed[] }) {
  const { t } = useSite();
  return (
    <Section id="lo-ultimo" title={t('latest.heading')} introduction={[t('latest.introduction')]}>
      {posts.length > 0 && <LatestPosts posts={posts} />}
      {embeds.length > 0 && <Embeds embeds={embeds} />}
    </Section>
  );
}

/** Lists the embeds; without scripts only their links are shown. */
function Embeds({ embeds }: { embeds: LatestEmbed[] }) {
  const { t } = useSite();
  const refusal = useRefusalKey();
  return (
    <ul className={styles.list}>
      {embeds.map(({ id, platform, title, url, frame }) => (
        <li className={styles.item} key={id}>
          {frame && <LatestFrame key={refusal} platform={platform} title={title} frame={frame} />}
          <h3>{title}</h3>
          <a
            className={styles.link}
            href={url}
            rel="noopener noreferrer"
            aria-label={t('latest.openOne', { platform: PLATFORM_NAMES[platform], title })}
          >
            {t('latest.open', { platform: PLATFORM_NAMES[platform] })}
          </a>
        </li>
      ))}
    </ul>
  );
}

type LatestFrameProps = Pick<LatestEmbed, 'platform' | 'title'> & {
  frame: NonNullable<LatestEmbed['frame']>;
};

/** Shows a placeholder until the visitor accepts third parties or loads this embed. */
function LatestFrame({ platform, title, frame: { src, isWide } }: LatestFrameProps) {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const isAccepted = useConsent() === 'accepted';
  const [isRequested, setIsRequested] = useState(false);
  const shown = useRef<HTMLIFrameElement>(null);
  const shape = isWide ? styles.wide : styles.tall;
  const name = PLATFORM_NAMES[platform];

  useEffect(() => {
    // The frame has replaced the button that had the focus.
    if (isRequested) shown.current?.focus({ preventScroll: true });
  }, [isRequested]);

  if (isAccepted || isRequested) {
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
        onClick={() => setIsRequested(true)}
      >
        {t('latest.load', { platform: name })}
      </button>
      <p className={styles.notice}>{t('latest.notice', { platform: name })}</p>
    </div>
  );
}
