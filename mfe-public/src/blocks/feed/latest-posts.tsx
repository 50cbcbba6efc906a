import type { Post } from '../../data/latest-posts.ts';
import { PLATFORM_NAMES } from '../../data/platform-names.ts';
import { GlassPicture } from '../../glass/glass-picture.tsx';
import { useSite } from '../../site/site-context.ts';
import styles from './latest-posts.module.css';

const SIZES = '(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 8rem';

/** Shows posts as cards that link to their platforms; nothing is loaded from there (docs/adr/050). */
export function LatestPosts({ posts }: { posts: Post[] }) {
  const { t } = useSite();
  return (
    <ul className={styles.list}>
      {posts.map(({ id, platform, title, url, published, picture }) => (
        <li className={styles.card} key={id} data-platform={platform}>
          <div className={picture ? styles.picture : styles.drawing}>
            {picture && <GlassPicture picture={picture} sizes={SIZES} width={640} height={360} />}
          </div>
          <h3 className={styles.title}>
            <a
              className={styles.link}
              href={url}
              rel="noreferrer"
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
  );
}
