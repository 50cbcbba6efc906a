import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './join-link.module.css';
import type { NextDate, Session } from './schedule/sessions.ts';
import { useMoment } from './schedule/use-moment.ts';

/** Link to the call of a live session through the counting redirect; highlighted while it is running. */
export function JoinLink({ session: { id, title }, next }: { session: Session; next: NextDate }) {
  const { t } = useSite();
  const { isLive } = useMoment(next);
  return (
    <a
      className={isLive ? styles.live : styles.join}
      href={`/api/zoom-meetings/${encodeURIComponent(id)}/join`}
      target="_blank"
      rel="noopener"
    >
      {t(isLive ? 'education.session.joinNow' : 'education.session.join')}
      <span className={hiddenStyles.hidden}>
        : <span {...title} />, {t('education.session.newWindow')}
      </span>
    </a>
  );
}
