import caller1At160Avif from '../assets/call-1-160.avif';
import caller1At160Webp from '../assets/call-1-160.webp';
import caller1At320Avif from '../assets/call-1-320.avif';
import caller10At160Avif from '../assets/call-10-160.avif';
import caller10At160Webp from '../assets/call-10-160.webp';
import caller10At320Avif from '../assets/call-10-320.avif';
import caller11At160Avif from '../assets/call-11-160.avif';
import caller11At160Webp from '../assets/call-11-160.webp';
import caller11At320Avif from '../assets/call-11-320.avif';
import caller12At160Avif from '../assets/call-12-160.avif';
import caller12At160Webp from '../assets/call-12-160.webp';
import caller12At320Avif from '../assets/call-12-320.avif';
import caller2At160Avif from '../assets/call-2-160.avif';
import caller2At160Webp from '../assets/call-2-160.webp';
import caller2At320Avif from '../assets/call-2-320.avif';
import caller3At160Avif from '../assets/call-3-160.avif';
import caller3At160Webp from '../assets/call-3-160.webp';
import caller3At320Avif from '../assets/call-3-320.avif';
import caller4At160Avif from '../assets/call-4-160.avif';
import caller4At160Webp from '../assets/call-4-160.webp';
import caller4At320Avif from '../assets/call-4-320.avif';
import caller5At160Avif from '../assets/call-5-160.avif';
import caller5At160Webp from '../assets/call-5-160.webp';
import caller5At320Avif from '../assets/call-5-320.avif';
import caller6At160Avif from '../assets/call-6-160.avif';
import caller6At160Webp from '../assets/call-6-160.webp';
import caller6At320Avif from '../assets/call-6-320.avif';
import caller7At160Avif from '../assets/call-7-160.avif';
import caller7At160Webp from '../assets/call-7-160.webp';
import caller7At320Avif from '../assets/call-7-320.avif';
import caller8At160Avif from '../assets/call-8-160.avif';
import caller8At160Webp from '../assets/call-8-160.webp';
import caller8At320Avif from '../assets/call-8-320.avif';
import caller9At160Avif from '../assets/call-9-160.avif';
import caller9At160Webp from '../assets/call-9-160.webp';
import caller9At320Avif from '../assets/call-9-320.avif';
import { GlassPicture, pictureSizes, type PictureSizes } from '../glass/glass-picture.tsx';
import { useSite } from '../site/site-context.ts';
import type { EducationData } from './education.data.ts';
import styles from './video-call.module.css';

/** The signs under the picture of a call, drawn: nothing here can be pressed. */
const SIGNS = {
  microphone: 'M12 3a3 3 0 0 1 3 3v6a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3M5 11a7 7 0 0 0 14 0M12 18v3',
  camera: 'M3 7h12v10H3zM15 11l6-4v10l-6-4z',
  hand: 'M7 13V6.5a1.5 1.5 0 0 1 3 0V11V4.5a1.5 1.5 0 0 1 3 0V11V5.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4-2-6-6l1.5-1z',
  leave: 'M3 14c5-5 13-5 18 0l-2 3-4-1.5v-2.5a12 12 0 0 0-6 0v2.5L5 17z',
};

/** Draws a mock of a video call, with the stored number of people where there is one. */
export function VideoCall({ people }: { people: EducationData['people'] }) {
  const { t } = useSite();
  return (
    <figure className={styles.call}>
      <figcaption className={styles.bar}>
        <span className={styles.name}>{t('education.call.title')}</span>
        {people && (
          <span className={styles.badge}>
            <strong className={styles.count}>{people.value}</strong> <span {...people.label} />
          </span>
        )}
      </figcaption>
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
      <div className={styles.signs} aria-hidden="true">
        {Object.entries(SIGNS).map(([name, path]) => (
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

const WIDTHS = [160, 320] as const;

/** The people of the pictured video call, square. */
const CALL_PICTURES: PictureSizes[] = [
  pictureSizes(WIDTHS, [caller1At160Avif, caller1At320Avif], caller1At160Webp),
  pictureSizes(WIDTHS, [caller2At160Avif, caller2At320Avif], caller2At160Webp),
  pictureSizes(WIDTHS, [caller3At160Avif, caller3At320Avif], caller3At160Webp),
  pictureSizes(WIDTHS, [caller4At160Avif, caller4At320Avif], caller4At160Webp),
  pictureSizes(WIDTHS, [caller5At160Avif, caller5At320Avif], caller5At160Webp),
  pictureSizes(WIDTHS, [caller6At160Avif, caller6At320Avif], caller6At160Webp),
  pictureSizes(WIDTHS, [caller7At160Avif, caller7At320Avif], caller7At160Webp),
  pictureSizes(WIDTHS, [caller8At160Avif, caller8At320Avif], caller8At160Webp),
  pictureSizes(WIDTHS, [caller9At160Avif, caller9At320Avif], caller9At160Webp),
  pictureSizes(WIDTHS, [caller10At160Avif, caller10At320Avif], caller10At160Webp),
  pictureSizes(WIDTHS, [caller11At160Avif, caller11At320Avif], caller11At160Webp),
  pictureSizes(WIDTHS, [caller12At160Avif, caller12At320Avif], caller12At160Webp),
];
