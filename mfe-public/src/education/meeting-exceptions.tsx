import { useSite } from '../site/site-context.ts';
import styles from './date-notices.module.css';
import type { DateNotice } from './schedule/notices.ts';
import { placeName } from './schedule/place-name.ts';
import { useNow } from './schedule/use-now.ts';

/** The coming dates that are cancelled or moved, each with its reason. */
export function DateNotices({ notices }: { notices: DateNotice[] }) {
  const { t } = useSite();
  const now = useNow();
  const shown = notices.filter(({ until }) => now === null || now < until);
  if (shown.length === 0) return null;
  return (
    <ul className={styles.notices} aria-label={t('education.notice.label')}>
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
