import { useRef, useState } from 'react';
import about from '../assets/about-480.avif?sizes';
import promo from '../assets/promo-480.avif?sizes';
import mp4 from '../assets/promo.mp4';
import webm from '../assets/promo.webm';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { MotionToggle } from '../glass/icon.tsx';
import { LANCET, LeadFrame } from '../glass/outlines.tsx';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import { useSite } from '../site/site-context.ts';
import styles from './about.module.css';
import { Section } from './section.tsx';

export function About({ copy }: { copy: SectionCopy }) {
  return (
    <div className={styles.about}>
      <Section id="acerca" title={copy.title} introduction={copy.paragraphs}>
        <div className={styles.window}>
          <GlassPicture picture={about} sizes="(min-width: 60rem) 24rem, 80vw" width={800} height={900} />
          <LeadFrame outline={LANCET} />
        </div>
        {copy.figures.length > 0 && <Figures figures={copy.figures} />}
        <div className={styles.wide}>
          <PromoVideo />
        </div>
        {copy.cards.length > 0 && (
          <ul className={styles.cards}>
            {copy.cards.map(({ title, text }) => (
              <li className={styles.card} key={title.children}>
                <h3 {...title} />
                <p {...text} />
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  );
}

function Figures({ figures }: { figures: SectionCopy['figures'] }) {
  const { t } = useSite();
  return (
    <ul className={styles.figures} aria-label={t('about.figures')}>
      {figures.map(({ value, label }) => (
        <li className={styles.figure} key={label.children}>
          <span className={styles.value}>{value}</span> <span className={styles.label} {...label} />
        </li>
      ))}
    </ul>
  );
}

type Playback = 'ready' | 'playing' | 'paused' | 'failed';

/** Shows the promo video, which loads only when played; without scripts it has the browser's own controls. */
export function PromoVideo() {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>('ready');
  const isPlaying = playback === 'playing';

  const play = () => {
    if (playback === 'failed') video.current?.load();
    video.current?.play().catch((error: Error) => error.name !== 'AbortError' && setPlayback('failed'));
  };

  return (
    <div className={styles.promo}>
      <div className={styles.frame}>
        <GlassPicture picture={promo} sizes="(min-width: 60rem) 60rem, 92vw" width={1280} height={720} />
        <video
          ref={video}
          className={playback === 'failed' ? styles.gone : undefined}
          aria-label={t('promo.title')}
          controls={!isHydrated}
          preload="none"
          playsInline
          onPlaying={() => setPlayback('playing')}
          onPause={() => setPlayback('paused')}
          onError={() => setPlayback('failed')}
        >
          <source src={webm} type="video/webm" />
          <source src={mp4} type="video/mp4" onError={() => setPlayback('failed')} />
        </video>
        {isHydrated && (
          <MotionToggle
            noun="promo"
            className={playback === 'ready' || playback === 'failed' ? styles.start : styles.toggle}
            isPaused={!isPlaying}
            onToggle={() => (isPlaying ? video.current?.pause() : play())}
          />
        )}
      </div>
      <p className={styles.notice} role="status">
        {playback === 'failed' && t('promo.failed')}
      </p>
    </div>
  );
}
