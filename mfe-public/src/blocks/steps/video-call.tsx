import call1 from '../../assets/call-1-160.avif?sizes';
import call2 from '../../assets/call-2-160.avif?sizes';
import call3 from '../../assets/call-3-160.avif?sizes';
import call4 from '../../assets/call-4-160.avif?sizes';
import call5 from '../../assets/call-5-160.avif?sizes';
import call6 from '../../assets/call-6-160.avif?sizes';
import call7 from '../../assets/call-7-160.avif?sizes';
import call8 from '../../assets/call-8-160.avif?sizes';
import call9 from '../../assets/call-9-160.avif?sizes';
import call10 from '../../assets/call-10-160.avif?sizes';
import call11 from '../../assets/call-11-160.avif?sizes';
import call12 from '../../assets/call-12-160.avif?sizes';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { useSite } from '../../site/site-context.ts';
import type { Phrase } from '../../data/phrase.ts';
import { BlockPicture } from '../block-picture.tsx';
import type { ShownPicture } from '../block-values.ts';
import styles from './video-call.module.css';

/** Icons below the pictures of the call; they are decoration, not buttons. */
const ICONS = {
  microphone: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M5 11a7 7 0 0 0 14 0M12 18v3',
  camera: 'M3 7h12v10H3zM15 11l6-4v10l-6-4z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4-2-6-6l1.5-1z',
  leave: 'M3 14c5-5 13-5 18 0l-2 3-4-1.5v-2.5a12 12 0 0 0-6 0v2.5L5 17z',
};

interface VideoCallProps {
  /** Replaces the drawn portraits. */
  picture: ShownPicture | null;
  /** Number beside its name; blank for none. */
  figure: string;
  label: Phrase;
}

/** Renders a mock of a video call. */
export function VideoCall({ picture, figure, label }: VideoCallProps) {
  const { t } = useSite();
  return (
    <figure className={styles.call}>
      <figcaption className={styles.bar}>
        <span className={styles.name}>{t('education.call.title')}</span>
        {figure && (
          <span className={styles.badge}>
            <strong className={styles.count}>{figure}</strong> <span {...label} />
          </span>
        )}
      </figcaption>
      {picture ? (
        <BlockPicture
          className={styles.picture}
          picture={picture}
          sizes="(min-width: 60rem) 38rem, 90vw"
          width={1200}
          height={900}
        />
      ) : (
        <DrawnPortraits />
      )}
      <div className={styles.signs} aria-hidden="true">
        {Object.entries(ICONS).map(([name, path]) => (
          <span className={name === 'leave' ? styles.leave : styles.sign} key={name}>
            <svg className={styles.glyph} viewBox="0 0 24 24">
              <path d={path} />
            </svg>
          </span>
        ))}
      </div>
    </figure>
  );
}

function DrawnPortraits() {
  const { t } = useSite();
  return (
    <div className={styles.tiles} role="img" aria-label={t('education.call.alternative')}>
      {CALL_PICTURES.map((picture, index) => (
        <GlassPicture
          key={index}
          picture={picture}
          sizes="(min-width: 60rem) 9rem, 30vw"
          width={320}
          height={320}
        />
      ))}
    </div>
  );
}

const CALL_PICTURES = [call1, call2, call3, call4, call5, call6, call7, call8, call9, call10, call11, call12];
