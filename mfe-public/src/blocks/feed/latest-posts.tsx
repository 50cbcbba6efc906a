import type { Post } from '../../data/latest-posts.ts';
import { PLATFORM_NAMES } from '../../data/platform-names.ts';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 8rem';

interface LatestPostsProps {
  posts: Post[];
  /** Id of the shape that stands in for missing pictures; other lists on the page need other ids. */
  shapeId?: string;
}

/** Shows posts as cards that link to their platforms; nothing is loaded from there (docs/adr/050). */
export function LatestPosts({ posts, shapeId = 'glass-pane' }: LatestPostsProps) {
  const { t } = useSite();
  return (
    <>
      {posts.some(({ picture }) => !picture) && <GlassPaneShape id={shapeId} />}
      <ul className={styles.list}>
        {posts.map(({ id, platform, title, url, published, picture }) => (
          <li className={styles.card} key={id} data-platform={platform}>
            <div className={styles.picture}>
              {picture ? (
                <GlassPicture picture={picture} sizes={SIZES} width={640} height={360} />
              ) : (
                <GlassPane shapeId={shapeId} />
              )}
            </div>
            <h3 className={styles.title}>
              <a
                className={styles.link}
                href={url}
                rel="noopener noreferrer"
                aria-label={t('latest.openOne', { platform: PLATFORM_NAMES[platform], title })}
              >
                {title}
              </a>
            </h3>
            <p className={styles.origin}>
              <span className={styles.platform}>{PLATFORM_NAMES[platform]}</span>
              <time dateTime={published.date}>{published.text}</time>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Points at which the rays of the sun meet the edge of the window, from left to right. */
const RIM = ['0 180', '0 122', '0 36', '62 0', '128 0', '192 0', '258 0', '320 36', '320 122', '320 180'];
/** Corners of the window between two of these points. */
const CORNERS: Record<string, string> = { '0 36': 'L0 0', '258 0': 'L320 0' };
const TONES = ['deep', 'dark', 'plain'] as const;

/** Defines a window with a rising sun in the colour `--glass`. */
function GlassPaneShape({ id }: { id: string }) {
  return (
    <svg className={styles.shape} aria-hidden="true">
      <symbol id={id} viewBox="0 0 320 180" preserveAspectRatio="xMidYMid slice">
        {RIM.slice(1).map((end, index) => {
          const start = RIM[index] ?? end;
          const tone = TONES[index % TONES.length] ?? 'plain';
          return (
            <path key={end} className={styles[tone]} d={`M160 180L${start}${CORNERS[start] ?? ''}L${end}Z`} />
          );
        })}
        <circle className={styles.glow} cx="160" cy="180" r="92" />
        <circle className={styles.sun} cx="160" cy="180" r="46" />
      </symbol>
    </svg>
  );
}

/** Fills the place of a post without a picture. */
function GlassPane({ shapeId }: { shapeId: string }) {
  return (
    <svg className={styles.window} aria-hidden="true">
      <use href={`#${shapeId}`} />
    </svg>
  );
}
