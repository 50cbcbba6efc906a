import { PORTRAIT_FALLBACK, PortraitImage } from '../glass/portrait-image.tsx';
import { ANCHORS } from '../site/frame.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import type { SessionLeader } from './live-session.data.ts';
import styles from './leader.module.css';

/** Names the team member who leads a live session, with a link to the member's page. */
export function Leader({ name, title, slug, image }: SessionLeader) {
  const { t, language } = useSite();
  // A response of an older server has no slugs.
  const team = pathOf('landing', language, ANCHORS.teamMembers);
  return (
    <p className={styles.leader} {...PORTRAIT_FALLBACK}>
      <PortraitImage className={styles.portrait} src={image} width={64} height={64} />
      <span>
        {t('live-session.leader')}{' '}
        <a href={slug ? pathOf('team-member', language, '', slug) : team}>{name}</a>
        {title.children && <span className={styles.title} {...title} />}
      </span>
    </p>
  );
}
