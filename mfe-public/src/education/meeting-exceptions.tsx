import { useSite } from '../site/site-context.ts';
import type { ShownException } from './schedule/shown-exceptions.ts';
import { useNow } from './schedule/use-now.ts';
import { placeName } from './schedule/zones.ts';
import styles from './meeting-exceptions.module.css';

/** Lists the cancelled and moved dates of a live session that are not over, with their reasons. */
export function MeetingExceptions({ exceptions }: { exceptions: ShownException[] }) {
  const { t } = useSite();
  const now = useNow();
  const shown = exceptions.filter(({ until }) => now === null || now < until);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.exceptions} aria-label={t('education.notice.label')}>
      {shown.map(({ planned, movedTo, zone, reason }) => (
        <li className={movedTo ? styles.moved : styles.cancelled} key={planned.start}>
          <strong className={styles.kind}>
            {t(movedTo ? 'education.notice.moved' : 'education.notice.cancelled')}
          </strong>
          <p>
            {movedTo
              ? t('education.notice.movedText', {
                  planned: planned.date,
                  date: movedTo.date,
                  times: movedTo.times,
                  zone: placeName(zone, t),
                })
              : t('education.notice.cancelledText', { planned: planned.date })}
          </p>
          {reason.children && (
            <p>
              {t('education.notice.reason')} <span {...reason} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
