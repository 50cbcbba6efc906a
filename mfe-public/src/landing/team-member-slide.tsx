import type { Leader } from '../data/team-members.ts';
import { LANCET, LeadFrame } from '../glass/outlines.tsx';
import { PortraitImage } from '../glass/portrait-image.tsx';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import styles from './team-member-slide.module.css';

interface TeamMemberSlideProps {
  leader: Leader;
  label: string;
  isSelected: boolean;
}

export function TeamMemberSlide({
  leader: { name, title, bio, imageLarge },
  label,
  isSelected,
}: TeamMemberSlideProps) {
  const { t } = useSite();
  // Without scripts every one is shown, see the style sheet.
  const isHydrated = useIsHydrated();
  return (
    <div
      className={isSelected ? styles.selected : styles.slide}
      role="group"
      aria-roledescription={t('carousel.slide')}
      aria-label={label}
      aria-hidden={(isHydrated && !isSelected) || undefined}
    >
      <div className={styles.window}>
        <PortraitImage className={styles.portrait} src={imageLarge} width={600} height={800} />
        <LeadFrame outline={LANCET} />
      </div>
      <div className={styles.words}>
        <h3 className={styles.name}>{name}</h3>
        {title.children && <p className={styles.title} {...title} />}
        {bio.children && <p className={styles.bio} {...bio} />}
      </div>
    </div>
  );
}
