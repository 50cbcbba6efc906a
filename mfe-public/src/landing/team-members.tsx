import { Announcement } from '../carousel/announcement.tsx';
import { CarouselControls } from '../carousel/carousel-controls.tsx';
import { useCarousel } from '../carousel/use-carousel.ts';
import type { SectionCopy } from '../data/landing-content.ts';
import type { Leader } from '../data/team-members.ts';
import { useSite } from '../site/site-context.ts';
import { Section } from './section.tsx';
import { TeamMemberPicker } from './team-member-picker.tsx';
import { TeamMemberSlide } from './team-member-slide.tsx';
import styles from './team-members.module.css';

interface TeamMembersProps {
  copy: SectionCopy | undefined;
  leaders: Leader[];
}

/** On wide screens a row of small windows chooses who is shown large; on narrow ones arrows and dots do. */
export function TeamMembers({ copy, leaders }: TeamMembersProps) {
  const { t } = useSite();
  const carousel = useCarousel(leaders.length);
  const named = leaders.map((leader) => ({ ...leader, name: leader.name || t('team-members.unknown') }));
  const labels = {
    previous: t('team-members.previous'),
    next: t('team-members.next'),
    choose: t('team-members.choose'),
  };

  return (
    <Section
      id="carousel-medicos"
      title={copy?.title ?? { children: t('team-members.heading') }}
      introduction={copy?.paragraphs}
    >
      <div
        className={styles.carousel}
        role="region"
        aria-roledescription={t('carousel.role')}
        aria-label={t('team-members.carousel')}
        onKeyDown={carousel.onKeyDown}
      >
        <div className={styles.slides}>
          {named.map((leader, position) => (
            <TeamMemberSlide
              key={leader.id}
              leader={leader}
              label={t('carousel.position', {
                position: position + 1,
                count: named.length,
                name: leader.name,
              })}
              isSelected={position === carousel.selected}
            />
          ))}
        </div>
        <TeamMemberPicker leaders={named} carousel={carousel} />
        <div className={styles.controls}>
          <CarouselControls
            carousel={carousel}
            labels={labels}
            dots={named.map(({ id, name }) => ({ id, label: t('team-members.show', { name }) }))}
          />
        </div>
        <Announcement carousel={carousel} names={named.map(({ name }) => name)} />
      </div>
    </Section>
  );
}
