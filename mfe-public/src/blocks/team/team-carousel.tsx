import { Carousel, selects } from '../../carousel/carousel.tsx';
import type { TeamMember } from '../../data/team-members.ts';
import { LeadFrame } from '../../glass/outlines.tsx';
import { PortraitImage } from '../../glass/portrait-image.tsx';
import { pathOf } from '../../site/paths.ts';
import { useSite } from '../../site/site-context.ts';
import styles from './team-carousel.module.css';

/** Shows one team member at a time, chosen by a row of portraits on wide screens, by arrows and dots on narrow ones. */
export function TeamCarousel({ members }: { members: TeamMember[] }) {
  const { t } = useSite();
  const items = members.map((member) => ({ ...member, name: member.name || t('team-members.unknown') }));
  return (
    <Carousel
      noun="team-members"
      items={items}
      classes={styles}
      slide={({ name, title, slug, bio, imageLarge }) => (
        <>
          <div className={styles.window}>
            <PortraitImage className={styles.portrait} src={imageLarge} width={600} height={800} />
            <LeadFrame outline="lancet" />
          </div>
          <div className={styles.words}>
            <h3 className={styles.name}>
              <MemberLink name={name} slug={slug} />
            </h3>
            {title.children && <p className={styles.title} {...title} />}
            {bio.children && <p className={styles.bio} {...bio} />}
          </div>
        </>
      )}
      picker={
        <ul className={styles.picker} aria-label={t('team-members.choose')}>
          {items.map(({ id, name, imageSmall }, index) => (
            <li key={id}>
              <button
                className={styles.person}
                type="button"
                aria-label={t('team-members.show', { name })}
                {...selects(index)}
              >
                <PortraitImage className={styles.portrait} src={imageSmall} width={180} height={240} />
                <LeadFrame outline="lancet" />
              </button>
            </li>
          ))}
        </ul>
      }
    />
  );
}

/** Leads to the member's page; a response of an older server has none. */
export function MemberLink({ name, slug }: Pick<TeamMember, 'name' | 'slug'>) {
  const { language } = useSite();
  return slug ? <a href={pathOf('team-member', language, '', slug)}>{name}</a> : name;
}
