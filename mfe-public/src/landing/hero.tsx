import { useRef, useState } from 'react';
import hero from '../assets/hero-480.avif?sizes';
import mp4 from '../assets/hero.mp4';
import webm from '../assets/hero.webm';
import type { SectionCopy } from '../data/landing-content.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import glass from '../glass/glass.module.css';
import { MotionToggle } from '../glass/icon.tsx';
import { LeadFrame, TRIPTYCH } from '../glass/outlines.tsx';
import { useAllowsMotion, useIsSettled } from '../motion/use-motion.ts';
import { ANCHORS } from '../site/frame.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import styles from './hero.module.css';

export function Hero({ copy }: { copy: SectionCopy }) {
  const { t, frame } = useSite();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <h1 id="hero-title" {...copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className={shapes.lead} key={paragraph.children} {...paragraph} />
        ))}
        <div className={styles.actions}>
          {frame.anchors.includes('about') && (
            <a className={shapes.action} href={ANCHORS.about}>
              {t('hero.discover')}
            </a>
          )}
          {frame.anchors.includes('teamMembers') && (
            <a className={shapes.quiet} href={ANCHORS.teamMembers}>
              {t('hero.meetTeam')}
            </a>
          )}
        </div>
      </div>
      <div className={glass.window}>
        <div className={styles.glow} />
        <HeroPicture />
        <LeadFrame outline={TRIPTYCH} />
      </div>
    </section>
  );
}

type Playback = 'waiting' | 'playing' | 'paused' | 'failed';

/** Shows the poster and, over it, the video loop, which loads once the page is idle. The poster remains if the loop cannot play. */
export function HeroPicture() {
  const allowsMotion = useAllowsMotion();
  const isSettled = useIsSettled();
  const video = useRef<HTMLVideoElement>(null);
  const [playback, setPlayback] = useState<Playback>('waiting');
  const hasVideo = allowsMotion && isSettled && playback !== 'failed';
  const isPlaying = playback === 'playing';

  const toggle = () => (isPlaying ? video.current?.pause() : void video.current?.play());

  return (
    <>
      <div className={styles.glass}>
        <GlassPicture
          picture={hero}
          sizes="(min-width: 60rem) 37rem, 88vw"
          width={1200}
          height={1350}
          isFirst
        />
        {hasVideo && (
          <video
            ref={video}
            className={playback === 'waiting' ? styles.hidden : styles.video}
            autoPlay
            muted
            loop
            playsInline
            tabIndex={-1}
            aria-hidden="true"
            onPlaying={() => setPlayback('playing')}
            onPause={() => setPlayback('paused')}
            onError={() => setPlayback('failed')}
          >
            <source src={webm} type="video/webm" />
            <source src={mp4} type="video/mp4" onError={() => setPlayback('failed')} />
          </video>
        )}
      </div>
      {hasVideo && playback !== 'waiting' && (
        <MotionToggle noun="hero" className={styles.toggle} isPaused={!isPlaying} onToggle={toggle} />
      )}
    </>
  );
}
