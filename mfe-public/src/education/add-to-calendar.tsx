import { calendarFile } from '@vitral/sdk/contracts/zoom-meetings';
import { useIsHydrated } from '../data/use-client-value.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './add-to-calendar.module.css';
import type { MeetingDate } from './schedule/dates.ts';
import type { ScheduledMeeting } from './schedule/meetings.ts';

/** Offers the next date and the whole series as calendar files and, once scripts run, the date for Google and Outlook. */
export function AddToCalendar({ meeting, next }: { meeting: ScheduledMeeting; next: MeetingDate }) {
  const { t, language } = useSite();
  const isHydrated = useIsHydrated();
  const { id, title } = meeting;
  return (
    <details className={styles.choices}>
      <summary className={styles.open}>
        {t('education.meeting.save')}
        <span className={hiddenStyles.hidden}>
          : <span {...title} />
        </span>
      </summary>
      <ul className={styles.list}>
        {isHydrated &&
          [googleUrl, outlookUrl].map((urlOf, index) => (
            <li key={index}>
              <a href={urlOf(meeting, next)} target="_blank" rel="noopener">
                {index === 0 ? 'Google Calendar' : 'Outlook'}
                <span className={hiddenStyles.hidden}>, {t('education.meeting.newWindow')}</span>
              </a>
            </li>
          ))}
        <li>
          <a href={calendarFile(language, id, next.date)} download>
            {t('education.meeting.saveDate')}
          </a>
        </li>
        <li>
          <a href={calendarFile(language, id, null)} download>
            {t('education.meeting.saveSeries')}
          </a>
        </li>
      </ul>
    </details>
  );
}

const joinUrl = ({ id }: ScheduledMeeting) =>
  `${location.origin}/api/zoom-meetings/${encodeURIComponent(id)}/join`;

const detailsOf = (meeting: ScheduledMeeting) =>
  [meeting.description.children, joinUrl(meeting)].filter(Boolean).join('\n\n');

function googleUrl(meeting: ScheduledMeeting, { start, end }: MeetingDate): string {
  const utc = (instant: number) => new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '');
  return `https://calendar.google.com/calendar/render?${new URLSearchParams({
    action: 'TEMPLATE',
    text: meeting.title.children,
    dates: `${utc(start)}/${utc(end ?? start)}`,
    details: detailsOf(meeting),
    location: joinUrl(meeting),
  }).toString()}`;
}

function outlookUrl(meeting: ScheduledMeeting, { start, end }: MeetingDate): string {
  return `https://outlook.live.com/calendar/0/deeplink/compose?${new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: meeting.title.children,
    startdt: new Date(start).toISOString(),
    enddt: new Date(end ?? start).toISOString(),
    body: detailsOf(meeting),
    location: joinUrl(meeting),
  }).toString()}`;
}
