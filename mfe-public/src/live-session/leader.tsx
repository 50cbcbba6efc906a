import { PORTRAIT_FALLBACK, PortraitImage } from '../glass/portrait-image.tsx';
import { ANCHORS } from '../site/frame.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import type { SessionLeader } from './live-session.data.ts';
import styles from './leader.module.css';

/** Names the member of the team who leads a live session, with a link to the team. */
export function Leader({ name, title, image }: SessionLeader) {
  const { t, language } = useSite();
  return (
    <p className={styles.leader} {...PORTRAIT_FALLBACK}>
      <PortraitImage className={styles.portrait} src={image} width={64} height={64} />
      <span>
        {t('live-session.leader')} <a href={pathOf('landing', language, ANCHORS.teamMembers)}>{name}</a>
        {title.children && <span className={styles.title} {...title} />}
      </span>
    </p>
  );
}
