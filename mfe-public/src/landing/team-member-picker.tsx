import type { Carousel } from '../carousel/use-carousel.ts';
import type { Leader } from '../data/team-members.ts';
import { LANCET, LeadFrame } from '../glass/outlines.tsx';
import { PortraitImage } from '../glass/portrait-image.tsx';
import { useSite } from '../site/site-context.ts';
import styles from './team-member-picker.module.css';

interface TeamMemberPickerProps {
  leaders: Leader[];
  carousel: Carousel;
}

/** Everybody as a small window; the one who is shown large is lit. */
export function TeamMemberPicker({ leaders, carousel }: TeamMemberPickerProps) {
  const { t } = useSite();
  return (
    <ul className={styles.picker} aria-label={t('team-members.choose')}>
      {leaders.map(({ id, name, imageSmall }, position) => (
        <li key={id}>
          <button
            className={styles.person}
            type="button"
            aria-label={t('team-members.show', { name })}
            aria-current={position === carousel.selected ? 'true' : undefined}
            onClick={() => carousel.select(position)}
          >
            <PortraitImage className={styles.portrait} src={imageSmall} width={180} height={240} />
            <LeadFrame outline={LANCET} />
          </button>
        </li>
      ))}
    </ul>
  );
}
