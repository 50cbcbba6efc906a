import type { SectionCopy } from '../data/landing-content.ts';
import { Icon } from '../glass/icon.tsx';
import { Island } from '../site/island.tsx';
import { LaterStyles } from '../site/later-styles.tsx';
import { localPath } from '../site/paths.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { About } from './about.tsx';
import bannerStyles from './banner.module.css';
import commitmentStyles from './commitment.module.css';
import { Events } from './events.tsx';
import { FocusStrip } from './focus-strip.tsx';
import { Hero } from './hero.tsx';
import type { LandingData } from './landing.data.ts';
import { Latest } from './latest.tsx';
import missionStyles from './mission.module.css';
import { Section } from '../layout/section.tsx';
import nextStyles from './next-session.module.css';
import { NextSession } from './next-session.tsx';
import { TeamMembers } from './team-members.tsx';
import { Testimonials } from './testimonials.tsx';
import valuesStyles from './values.module.css';

/** Leaves out a section without content, and its link in the header (docs/product/public-site.md). */
export function LandingPage({ data }: { data: LandingData }) {
  const { sections, nextSession, teamMembers, testimonials, posts, embeds } = data;
  const { t } = useSite();
  return (
    <>
      {sections.hero ? (
        <Hero copy={sections.hero} />
      ) : (
        <h1 className={hiddenStyles.hidden}>{t('landing.title')}</h1>
      )}
      <LaterStyles />
      {nextSession && (
        <Island name="next-session" className={nextStyles.place} props={nextSession} wake="scroll">
          <NextSession {...nextSession} />
        </Island>
      )}
      {sections.about && <About copy={sections.about} />}
      {sections.mission && <Mission copy={sections.mission} />}
      {sections.commitment && <Commitment copy={sections.commitment} />}
      {sections.values && <Values copy={sections.values} />}
      {sections.services && <FocusStrip copy={sections.services} />}
      <Events />
      {sections.experience && teamMembers.length > 0 && (
        <TeamMembers copy={sections.experience} members={teamMembers} />
      )}
      {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
      {posts.length + embeds.length > 0 && <Latest posts={posts} embeds={embeds} />}
      {sections.navigation && <Banner copy={sections.navigation} />}
    </>
  );
}

function Mission({ copy }: { copy: SectionCopy }) {
  return (
    <section className={missionStyles.mission} id="mission" aria-labelledby="mission-title">
      <div className={missionStyles.words}>
        <h2 id="mission-title" {...copy.title} />
        {copy.paragraphs.map((paragraph) => (
          <p className={missionStyles.statement} key={paragraph.children} {...paragraph} />
        ))}
      </div>
    </section>
  );
}

function Commitment({ copy }: { copy: SectionCopy }) {
  const { t } = useSite();
  return (
    <div className={commitmentStyles.commitment}>
      <Section id="commitment" title={copy.title} introduction={copy.paragraphs}>
        {copy.benefits.length > 0 && (
          <div className={commitmentStyles.panel}>
            <h3>{t('commitment.provide')}</h3>
            <ul className={commitmentStyles.benefits}>
              {copy.benefits.map((benefit) => (
                <li className={commitmentStyles.benefit} key={benefit.children}>
                  <span className={commitmentStyles.check}>
                    <Icon name="check" />
                  </span>
                  <span {...benefit} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </Section>
    </div>
  );
}

function Values({ copy }: { copy: SectionCopy }) {
  return (
    <Section id="values" title={copy.title} introduction={copy.paragraphs}>
      <ul className={copy.values.length === 4 ? valuesStyles.leaning : valuesStyles.window}>
        {copy.values.map(({ title, description }) => (
          <li className={valuesStyles.pane} key={title.children}>
            <h3 {...title} />
            <p {...description} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Leads on to the URL that staff chose for it, if there is one. */
function Banner({ copy: { title, paragraphs, joinUrl, joinText } }: { copy: SectionCopy }) {
  const { t, language } = useSite();
  return (
    <section className={bannerStyles.banner} id="banner" aria-labelledby="banner-title">
      <h2 id="banner-title" {...title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph.children} {...paragraph} />
      ))}
      {joinUrl && (
        <a className={bannerStyles.join} href={localPath(joinUrl, language)}>
          {joinText.children ? <span {...joinText} /> : t('banner.join')}
        </a>
      )}
    </section>
  );
}
