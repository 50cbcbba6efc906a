import { GlassPicture } from '../../glass/glass-picture.tsx';
import glass from '../../glass/glass.module.css';
import { LeadFrame } from '../../glass/outlines.tsx';
import { BlockPicture } from '../block-picture.tsx';
import type { ShownPicture } from '../block-values.ts';
import { AnimatedWindow } from './animated-window.tsx';
import { type Drawing, DRAWINGS } from './drawings.ts';
import styles from './hero.module.css';
import frame from './hero-window.module.css';

export interface HeroPictureProps {
  picture: ShownPicture | null;
  /** Replaces a missing picture. */
  drawing: Drawing;
  isFirst: boolean;
}

/** Shows the picture in a window of three panes; the window of the home page is animated. */
export function HeroWindow({ picture, drawing, isFirst }: HeroPictureProps) {
  if (picture) return <PictureWindow picture={picture} isFirst={isFirst} />;
  if (drawing === 'window') return <AnimatedWindow />;
  return (
    <div className={`${glass.window} ${styles.drawing}`}>
      <GlassPicture {...DRAWINGS[drawing]} sizes="(min-width: 60rem) 45vw, 90vw" isFirst={isFirst} />
      <LeadFrame outline="triptych" />
    </div>
  );
}

function PictureWindow({ picture, isFirst }: { picture: ShownPicture; isFirst: boolean }) {
  return (
    <div className={glass.window}>
      <div className={frame.glow} />
      <div className={frame.glass}>
        <BlockPicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 60rem) 37rem, 88vw"
          width={1200}
          height={1350}
          isFirst={isFirst}
        />
      </div>
      <LeadFrame outline="triptych" />
    </div>
  );
}
