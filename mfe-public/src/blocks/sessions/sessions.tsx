import { describedDays } from '../../education/described-days.ts';
import panes from '../../education/panes.module.css';
import { CALENDAR_ID } from '../../education/schedule/anchors.ts';
import { type ScheduledMeeting, toSessionCard } from '../../education/schedule/meetings.ts';
import { SessionCards } from '../../education/session-cards.tsx';
import { nextSessionOf } from './next-session.data.ts';
import { NextSession } from './next-session.tsx';
import { Island } from '../../site/island.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import shapes from '../../styles/shapes.module.css';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { block } from './sessions.block.ts';
import styles from './sessions.module.css';

const MOST_LINKS = 6;
const MOST_CARDS = 3;

function Sessions({ id, values, data: { meetings, now } }: BlockProps<typeof block.fields>) {
  const { title, introduction, category, layout } = values;
  const chosen = (meetings ?? []).filter((meeting) => category === 'all' || meeting.category === category);
  if (layout === 'cards')
    return (
      <BlockSection id={id} title={title} introduction={introduction}>
        <Cards meetings={chosen} />
      </BlockSection>
    );
  const nearest = nextSessionOf(chosen, now);
  if (chosen.length === 0 || (layout === 'next' && !nearest)) return null;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      <div className={styles.sessions}>
        {nearest && (
          <Island name="next-session" props={nearest} wake="scroll">
            <NextSession {...nearest} />
          </Island>
        )}
        {layout === 'links' && <Links meetings={chosen} />}
      </div>
    </BlockSection>
  );
}

/** Leads to live sessions, and to the calendar even if there are none or they could not be loaded. */
function Cards({ meetings }: { meetings: ScheduledMeeting[] }) {
  const { t, language } = useSite();
  const linked = meetings.filter(({ slug }) => slug).slice(0, MOST_CARDS);
  return (
    <div className={styles.sessions}>
      {linked.length > 0 && <SessionCards sessions={linked.map(toSessionCard)} />}
      <p>
        <a className={shapes.action} href={pathOf('education', language, `#${CALENDAR_ID}`)}>
          {t('site-page.calendar')}
        </a>
      </p>
    </div>
  );
}

function Links({ meetings }: { meetings: ScheduledMeeting[] }) {
  const { t, language } = useSite();
  return (
    <>
      <ul className={styles.links} aria-label={t('education.calendar.sessions')}>
        {meetings.slice(0, MOST_LINKS).map((meeting) => (
          <SessionLink key={meeting.id} meeting={meeting} />
        ))}
      </ul>
      <a className={styles.calendar} href={pathOf('education', language)}>
        {t('site-page.calendar')}
      </a>
    </>
  );
}

function SessionLink({ meeting: { slug, title, category, days } }: { meeting: ScheduledMeeting }) {
  const { t, language } = useSite();
  return (
    <li className={panes[category]}>
      <a className={styles.link} href={pathOf('live-session', language, '', slug)}>
        <span className={styles.category}>{t(`education.category.${category}`)}</span>{' '}
        <span className={styles.title} {...title} />{' '}
        <span className={styles.days}>{describedDays(days, t)}</span>
      </a>
    </li>
  );
}

export const sessions = defineBlock(block, Sessions);
