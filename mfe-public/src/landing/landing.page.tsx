import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import { InSlices } from '../site/in-slices.tsx';
import { About } from './about.tsx';
import { Banner } from './banner.tsx';
import { Commitment } from './commitment.tsx';
import { Events } from './events.tsx';
import { FocusStrip } from './focus-strip.tsx';
import { Hero } from './hero.tsx';
import type { LandingData } from './landing.data.ts';
import { Latest } from './latest.tsx';
import { Mission } from './mission.tsx';
import { TeamMembers } from './team-members.tsx';
import { Testimonials } from './testimonials.tsx';
import { Values } from './values.tsx';

/** Leaves out a section without content, and its link in the header (docs/product/public-site.md). */
export function LandingPage({ data }: { data: LandingData }) {
  const { sections, leaders, quotes, posts, embeds } = data;
  const { t } = useSite();
  return (
    <>
      {sections.hero ? (
        <Hero copy={sections.hero} />
      ) : (
        <h1 className={hiddenStyles.hidden}>{t('landing.title')}</h1>
      )}
      <InSlices>
        {sections.about && <About copy={sections.about} />}
        {sections.mission && <Mission copy={sections.mission} />}
        {sections.commitment && <Commitment copy={sections.commitment} />}
        {sections.values && <Values copy={sections.values} />}
        <FocusStrip copy={sections.services} />
        <Events />
        {leaders.length > 0 && <TeamMembers copy={sections.experience} leaders={leaders} />}
        {quotes.length > 0 && <Testimonials quotes={quotes} />}
        {posts.length + embeds.length > 0 && <Latest posts={posts} embeds={embeds} />}
        {sections.navigation && <Banner copy={sections.navigation} />}
      </InSlices>
    </>
  );
}
