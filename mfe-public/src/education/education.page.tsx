import education from '../assets/education-480.avif?sizes';
import type { TeamMember } from '../data/team-members.ts';
import { GlassPicture } from '../glass/glass-picture.tsx';
import { PORTRAIT_FALLBACK, PortraitImage } from '../glass/portrait-image.tsx';
import { Section } from '../layout/section.tsx';
import { MovingStrip } from '../motion/moving-strip.tsx';
import { LaterStyles } from '../site/later-styles.tsx';
import { useSite } from '../site/site-context.ts';
import { CalendarSection } from './calendar-section.tsx';
import type { EducationData } from './education.data.ts';
import styles from './education.module.css';
import expertsStyles from './experts.module.css';
import { Pillars } from './pillars.tsx';
import { CALENDAR_ID } from './schedule/anchors.ts';
import { VideoCall } from './video-call.tsx';

/** Renders the education page; if the live sessions could not be loaded, it leaves out the calendar and the links to it. */
export function EducationPage({ data: { people, experts, calendar } }: { data: EducationData }) {
  const categories = calendar?.meetings.map(({ category }) => category) ?? [];
  return (
    <>
      <Banner hasCalendar={calendar !== null} />
      <LaterStyles />
      {calendar && <CalendarSection calendar={calendar} />}
      <Topics />
      <Pillars categories={categories} />
      <Learning people={people} />
      {experts.length > 0 && <Experts experts={experts} />}
    </>
  );
}

function Banner({ hasCalendar }: { hasCalendar: boolean }) {
  const { t } = useSite();
  return (
    <section className={styles.banner} aria-labelledby="education-title">
      <div className={styles.content}>
        <div className={styles.words}>
          <h1 id="education-title">{t('education.banner.heading')}</h1>
          <p className={styles.text}>{t('education.banner.text')}</p>
          {hasCalendar && (
            <a className={styles.action} href={`#${CALENDAR_ID}`}>
              {t('education.banner.calendar')}
            </a>
          )}
        </div>
        <div className={styles.window}>
          <GlassPicture
            picture={education}
            sizes="(min-width: 60rem) 75rem, 100vw"
            width={1600}
            height={900}
            isFirst
          />
        </div>
      </div>
    </section>
  );
}

const TOPICS = ['wellness', 'health', 'science', 'business'] as const;

function Topics() {
  const { t } = useSite();
  return (
    <div className={styles.topics}>
      <MovingStrip label={{ 'aria-label': t('education.topics.label') }}>
        {TOPICS.map((topic) => (
          <li className={styles.topic} key={topic}>
            {t(`education.topics.${topic}`)}
          </li>
        ))}
      </MovingStrip>
    </div>
  );
}

const STEPS = ['choose', 'enter', 'practise'] as const;

function Learning({ people }: { people: EducationData['people'] }) {
  const { t } = useSite();
  return (
    <div className={styles.learning}>
      <Section
        id="learning"
        title={t('education.learning.heading')}
        introduction={[t('education.learning.text')]}
      >
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li className={styles.step} key={step}>
              <h3>{t(`education.learning.${step}.title`)}</h3>
              <p>{t(`education.learning.${step}.text`)}</p>
            </li>
          ))}
        </ol>
        <VideoCall people={people} />
      </Section>
    </div>
  );
}

function Experts({ experts }: { experts: TeamMember[] }) {
  const { t } = useSite();
  return (
    <section className={expertsStyles.experts} aria-labelledby="education-experts" {...PORTRAIT_FALLBACK}>
      <div className={expertsStyles.words}>
        <h2 id="education-experts">{t('education.experts.heading')}</h2>
        <p className={expertsStyles.text}>{t('education.experts.text')}</p>
      </div>
      <MovingStrip label={{ 'aria-label': t('education.experts.label') }}>
        {experts.map(({ id, name, title, imageSmall }) => (
          <li className={expertsStyles.expert} key={id}>
            <PortraitImage className={expertsStyles.portrait} src={imageSmall} width={240} height={320} />
            <p className={expertsStyles.name}>{name || t('education.experts.unknown')}</p>
            {title.children && <p className={expertsStyles.role} {...title} />}
          </li>
        ))}
      </MovingStrip>
    </section>
  );
}
