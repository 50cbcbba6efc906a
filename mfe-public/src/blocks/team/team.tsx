import type { TeamMember } from '../../data/team-members.ts';
import { LeadFrame } from '../../glass/outlines.tsx';
import { PORTRAIT_FALLBACK, PortraitImage } from '../../glass/portrait-image.tsx';
import { MemberLink, TeamCarousel } from './team-carousel.tsx';
import { useSite } from '../../site/site-context.ts';
import { chosenOf } from '../block-data.ts';
import { BlockSection } from '../block-section.tsx';
import { type BlockProps, defineBlock } from '../block-view.ts';
import { PortraitStrip } from './portrait-strip.tsx';
import { block } from './team.block.ts';
import styles from './team.module.css';

function Team({ id, values, data }: BlockProps<typeof block.fields>) {
  const { title, introduction, items, layout } = values;
  const members = chosenOf(data.teamMembers, items);
  if (members.length === 0) return null;
  if (layout === 'strip')
    return <PortraitStrip id={id} title={title} introduction={introduction} members={members} />;
  return (
    <BlockSection id={id} title={title} introduction={introduction}>
      {layout === 'carousel' ? (
        <TeamCarousel members={members} />
      ) : (
        <ul className={styles.members} {...PORTRAIT_FALLBACK}>
          {members.map((member) => (
            <Member key={member.id} member={member} />
          ))}
        </ul>
      )}
    </BlockSection>
  );
}

function Member({ member: { name, title, slug, bio, imageSmall } }: { member: TeamMember }) {
  const { t } = useSite();
  const shownName = name || t('team-members.unknown');
  return (
    <li className={styles.member}>
      <div className={styles.window}>
        <PortraitImage className={styles.portrait} src={imageSmall} width={180} height={240} />
        <LeadFrame outline="lancet" />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <MemberLink name={shownName} slug={slug} />
        </h3>
        {title.children && <p className={styles.title} {...title} />}
        {bio.children && <Biography name={shownName} bio={bio} />}
      </div>
    </li>
  );
}

/** Number of characters above which a biography is collapsed. */
const SHORT = 140;

function Biography({ name, bio }: { name: string; bio: TeamMember['bio'] }) {
  const { t } = useSite();
  if (bio.children.length <= SHORT) return <p className={styles.bio} {...bio} />;
  return (
    <details>
      <summary className={styles.more}>{t('site-page.biography', { name })}</summary>
      <p className={styles.bio} {...bio} />
    </details>
  );
}

export const team = defineBlock(block, Team);
