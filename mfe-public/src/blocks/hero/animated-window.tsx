import hero from '../../assets/hero-480.avif?sizes';
import mp4 from '../../assets/hero.mp4';
import webm from '../../assets/hero.webm';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import glass from '../../glass/glass.module.css';
import { LeadFrame } from '../../glass/outlines.tsx';
import { MotionToggle } from '../../motion/motion-toggle.tsx';
import styles from './hero-window.module.css';

/** Inert until the starter plays it: a playing film costs as much processor time as the rest of the first screen. */
const FILM = `<video class="${styles.film}" muted loop playsinline tabindex="-1" aria-hidden="true">
<source src="${webm}" type="video/webm"><source src="${mp4}" type="video/mp4"></video>`;

/** Shows the poster and, once it plays, the film over it. */
export function AnimatedWindow() {
  return (
    <div className={glass.window} data-moves="">
      <div className={styles.glow} />
      <div className={styles.glass}>
        <GlassPicture
          picture={hero}
          sizes="(min-width: 60rem) 37rem, 88vw"
          width={1200}
          height={1350}
          isFirst
        />
        <template dangerouslySetInnerHTML={{ __html: FILM }} />
      </div>
      <MotionToggle className={styles.toggle} />
      <LeadFrame outline="triptych" />
    </div>
  );
}
