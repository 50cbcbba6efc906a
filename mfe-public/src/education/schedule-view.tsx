import { useState } from 'react';
import { useIsHydrated } from '../data/use-client-value.ts';
import { useSite } from '../site/site-context.ts';
import type { VisitorZone } from '../time-zone/visitor-zone.ts';
import type { CategoryChoice } from './category-filter.tsx';
import { MonthPart } from './month/month-part.tsx';
import type { ScheduledMeeting } from './schedule/meetings.ts';
import styles from './schedule-view.module.css';
import { WeekOverview } from './week-overview.tsx';

const VIEWS = ['week', 'month'] as const;
type View = (typeof VIEWS)[number];

interface ScheduleViewProps {
  meetings: ScheduledMeeting[];
  category: CategoryChoice;
  visitorZone: VisitorZone;
  /** Time of the server's rendering, in milliseconds since 1970. */
  renderedAt: number;
}

/** Shows the dates of a week or of a month; the server renders the week. */
export function ScheduleView({ category, ...props }: ScheduleViewProps) {
  const { t } = useSite();
  const [view, setView] = useView();
  return (
    <div className={styles.schedule}>
      <div className={styles.bar}>
        {/* Until hydration the buttons would do nothing. */}
        {props.visitorZone !== undefined && (
          <div className={styles.views} role="group" aria-label={t('education.view.label')}>
            {VIEWS.map((each) => (
              <button
                className={styles.view}
                key={each}
                type="button"
                aria-pressed={each === view}
                onClick={() => setView(each)}
              >
                {t(`education.view.${each}`)}
              </button>
            ))}
          </div>
        )}
      </div>
      {view === 'month' ? <MonthPart {...props} category={category} /> : <WeekOverview {...props} />}
    </div>
  );
}

/** Returns the view and its setter. It is stored in the URL, so that a link or a reload shows the same one. */
function useView(): [View, (view: View) => void] {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState<View | null>(null);
  const linked =
    isHydrated && new URLSearchParams(location.search).get('view') === 'month' ? 'month' : 'week';
  const choose = (next: View) => {
    const url = new URL(location.href);
    if (next === 'month') url.searchParams.set('view', next);
    else url.searchParams.delete('view');
    history.replaceState(history.state, '', url);
    setChosen(next);
  };
  return [chosen ?? linked, choose];
}
