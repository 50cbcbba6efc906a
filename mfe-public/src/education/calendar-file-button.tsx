import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { addressOf } from '../site/addresses.ts';
import styles from './calendar-file-button.module.css';
import { sessionId } from './schedule/anchors.ts';
import { calendarFile } from './schedule/calendar-file.ts';
import type { Session } from './schedule/sessions.ts';

/** Downloads the next date of a live session as a calendar file. */
export function CalendarFileButton({ session: { id, title, description, next } }: { session: Session }) {
  const { t, language } = useSite();
  if (!next) return null;

  const save = () => {
    const text = calendarFile({
      id,
      title: title.children,
      description: description.children,
      address: location.origin + addressOf('education', language, `#${sessionId(id)}`),
      start: next.start,
      end: next.end,
      now: Date.now(),
    });
    const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = 'vitral.ics';
    link.click();
    URL.revokeObjectURL(address);
  };

  return (
    <button className={styles.save} type="button" onClick={save}>
      {t('education.session.save')}
      <span className={hiddenStyles.hidden}>
        : <span {...title} />
      </span>
    </button>
  );
}
