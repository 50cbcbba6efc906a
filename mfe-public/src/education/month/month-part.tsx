import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import type { VisitorZone } from '../../time-zone/visitor-zone.ts';
import type { CategoryChoice } from '../category-filter.tsx';
import type { ScheduledMeeting } from '../schedule/meetings.ts';
import { useNow } from '../schedule/use-now.ts';
import { ZONES } from '../schedule/zones.ts';
import type { MonthProps } from './month.tsx';
import styles from './month-part.module.css';

interface MonthPartProps {
  category: CategoryChoice;
  visitorZone: VisitorZone;
  renderedAt: number;
}

interface Loaded {
  Month: ComponentType<MonthProps>;
  meetings: ScheduledMeeting[];
}

/** Shows the month, whose script and dates load when a visitor first chooses it. */
export function MonthPart({ category, visitorZone, renderedAt }: MonthPartProps) {
  const { t, language } = useSite();
  const now = useNow() ?? renderedAt;
  const [part, setPart] = useState<Loaded | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(1);
  useEffect(() => {
    const aborting = new AbortController();
    const load = async () => {
      const { Month, loadMonths } = await import('./month.tsx');
      return { Month, meetings: await loadMonths(language, aborting.signal) };
    };
    load().then(setPart, () => aborting.signal.aborted || setPart('failed'));
    return () => aborting.abort();
  }, [language, attempt]);
  const root = useRef<HTMLDivElement>(null);
  const retry = () => {
    // The button is about to disappear.
    root.current?.focus();
    setPart(null);
    setAttempt(attempt + 1);
  };

  const zone = visitorZone ?? ZONES.pacific;
  const isShown = (meeting: ScheduledMeeting) => category === 'all' || meeting.category === category;
  return (
    <div ref={root} tabIndex={-1}>
      {part && part !== 'failed' ? (
        <part.Month meetings={part.meetings.filter(isShown)} zone={zone} now={now} />
      ) : (
        <div className={styles.part}>
          <p role="status">{t(part ? 'education.month.failed' : 'education.month.loading')}</p>
          {part && (
            <button className={shapes.quiet} type="button" onClick={retry}>
              {t('education.month.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
