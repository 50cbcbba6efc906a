import { useSite } from '../site/site-context.ts';
import styles from '../styles/hidden.module.css';
import type { Carousel } from './use-carousel.ts';

interface AnnouncementProps {
  carousel: Carousel;
  names: string[];
}

/** Announces the selected item to screen readers after a move. */
export function Announcement({ carousel: { selected, hasMoved }, names }: AnnouncementProps) {
  const { t } = useSite();
  const said = { position: selected + 1, count: names.length, name: names[selected] ?? '' };
  return (
    <p className={styles.hidden} role="status">
      {hasMoved && t('carousel.position', said)}
    </p>
  );
}
