import { TestimonialGrid } from '../blocks/testimonial-grid.tsx';
import { SessionCards } from '../education/session-cards.tsx';
import glass from '../glass/glass.module.css';
import { LeadFrame } from '../glass/outlines.tsx';
import { PORTRAIT_FALLBACK, PortraitImage } from '../glass/portrait-image.tsx';
import { paragraphsOf } from '../data/phrase.ts';
import { ANCHORS } from '../site/frame.ts';
import { pathOf } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import shapes from '../styles/shapes.module.css';
import type { TeamMemberData } from './team-member.data.ts';
import styles from './team-member.module.css';

/** Renders the page of a team member: portrait, biography, the live sessions that the member leads and testimonials. */
export function TeamMemberPage({ data }: { data: TeamMemberData }) {
  const { member, languages, country, sessions, testimonials } = data;
  const { t, language } = useSite();
  const team = pathOf('landing', language, ANCHORS.teamMembers);
  if (!member) return <Unavailable team={team} />;
  const { name, title, bio, imageLarge } = member;
  return (
    <article className={styles.page}>
      <div className={styles.head} {...PORTRAIT_FALLBACK}>
        <div className={`${glass.window} ${styles.window}`}>
          <PortraitImage className={styles.portrait} src={imageLarge} width={320} height={427} isFirst />
          <LeadFrame outline="lancet" />
        </div>
        <div className={styles.words}>
          <h1>{name || t('team-members.unknown')}</h1>
          {title.children && <p className={styles.title} {...title} />}
          <Facts languages={languages} country={country} />
          {paragraphsOf(bio).map((paragraph) => (
            <p className={shapes.lead} key={paragraph.children} {...paragraph} />
          ))}
          <a className={shapes.quiet} href={team}>
            {t('team-member.team')}
          </a>
        </div>
      </div>
      {sessions.length > 0 && <Sessions sessions={sessions} />}
      {testimonials.length > 0 && <AboutThem testimonials={testimonials} />}
    </article>
  );
}

function Facts({ languages, country }: Pick<TeamMemberData, 'languages' | 'country'>) {
  const { t } = useSite();
  const facts = Object.entries({ languages, country }).filter(([, value]) => value);
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`team-member.${name as 'languages' | 'country'}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function AboutThem({ testimonials }: Pick<TeamMemberData, 'testimonials'>) {
  const { t } = useSite();
  return (
    <section className={styles.part} aria-labelledby="about-testimonials">
      <h2 id="about-testimonials">{t('team-member.testimonials')}</h2>
      <TestimonialGrid testimonials={testimonials} />
    </section>
  );
}

function Sessions({ sessions }: Pick<TeamMemberData, 'sessions'>) {
  const { t } = useSite();
  return (
    <section className={styles.part} aria-labelledby="led-sessions">
      <h2 id="led-sessions">{t('team-member.sessions')}</h2>
      <SessionCards sessions={sessions} />
    </section>
  );
}

/** Shown while the team cannot be loaded. */
function Unavailable({ team }: { team: string }) {
  const { t } = useSite();
  return (
    <div className={styles.page}>
      <h1>{t('team-member.title')}</h1>
      <p className={shapes.lead}>{t('team-member.unavailable')}</p>
      <p>
        <a className={shapes.action} href={team}>
          {t('team-member.team')}
        </a>
      </p>
    </div>
  );
}
