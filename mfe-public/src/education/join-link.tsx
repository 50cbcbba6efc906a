import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import type { MeetingDate } from './schedule/dates.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import { useLiveStatus } from './schedule/use-now.ts';
import styles from './join-link.module.css';

/** Links to the call of a live session through the redirect that counts joins; highlighted while the meeting is running. */
export function JoinLink({ meeting: { id, title }, next }: { meeting: ScheduledMeeting; next: MeetingDate }) {
  const { t } = useSite();
  const { isLive } = useLiveStatus(next);
  return (
    <a
      className={isLive ? styles.live : styles.join}
      href={`/api/zoom-meetings/${encodeURIComponent(id)}/join`}
      target="_blank"
      rel="noopener"
    >
      {t(isLive ? 'education.meeting.joinNow' : 'education.meeting.join')}
      <span className={hiddenStyles.hidden}>
        : <span {...title} />, {t('education.meeting.newWindow')}
      </span>
    </a>
  );
}
