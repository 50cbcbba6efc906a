import type { Post } from '../data/latest-posts.ts';
import { useSite } from '../site/site-context.ts';
import { GlassPane } from './glass-pane.tsx';
import styles from './latest-posts.module.css';
import { PLATFORM_NAMES } from './platform-names.ts';

/** Display width of a post beside others. */
const SIZES = '(min-width: 66rem) 23rem, (min-width: 42rem) 45vw, 90vw';

/** Posts as cards, each of which leads to its platform; nothing of them comes from there. docs/adr/050. */
export function LatestPosts({ posts }: { posts: Post[] }) {
  const { t } = useSite();
  return (
    <ul className={styles.list}>
      {posts.map(({ id, platform, title, address, published, picture }) => (
        <li className={styles.card} key={id} data-platform={platform}>
          <div className={styles.picture}>
            {picture ? (
              <picture>
                {picture.avif && <source type="image/avif" srcSet={picture.avif} sizes={SIZES} />}
                <img
                  src={picture.src}
                  srcSet={picture.webp}
                  sizes={SIZES}
                  width={640}
                  height={360}
                  alt=""
                  loading="lazy"
                  decoding="async"
                />
              </picture>
            ) : (
              <GlassPane />
            )}
          </div>
          <h3 className={styles.title}>
            <a
              className={styles.link}
              href={address}
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
  );
}
