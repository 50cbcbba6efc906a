import { useRefusalKey } from '../consent/consent.ts';
import type { LatestEmbed } from '../data/embeds.ts';
import type { Post } from '../data/latest-posts.ts';
import { useSite } from '../site/site-context.ts';
import { LatestFrame } from './latest-frame.tsx';
import { LatestPosts } from './latest-posts.tsx';
import styles from './latest.module.css';
import { PLATFORM_NAMES } from './platform-names.ts';
import { Section } from './section.tsx';

/** Shows posts from other platforms, then the embeds that staff chose. */
export function Latest({ posts, embeds }: { posts: Post[]; embeds: LatestEmbed[] }) {
  const { t } = useSite();
  return (
    <Section
      id="lo-ultimo"
      title={{ children: t('latest.heading') }}
      introduction={[{ children: t('latest.introduction') }]}
    >
      {posts.length > 0 && <LatestPosts posts={posts} />}
      {embeds.length > 0 && <Embeds embeds={embeds} />}
    </Section>
  );
}

/** Without scripts a list of links. */
function Embeds({ embeds }: { embeds: LatestEmbed[] }) {
  const { t } = useSite();
  const refusal = useRefusalKey();
  return (
    <ul className={styles.list}>
      {embeds.map(({ id, platform, title, address, frame }) => (
        <li className={styles.item} key={id}>
          {frame && <LatestFrame key={refusal} platform={platform} title={title} frame={frame} />}
          <h3 className={styles.title}>{title}</h3>
          <a
            className={styles.link}
            href={address}
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
