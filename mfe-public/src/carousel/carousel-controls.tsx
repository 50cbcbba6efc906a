import { Icon } from '../glass/icon.tsx';
import styles from './carousel-controls.module.css';
import type { Carousel } from './use-carousel.ts';

interface CarouselControlsProps {
  carousel: Carousel;
  labels: { previous: string; next: string; choose: string };
  /** Items that the dots select. */
  dots: { id: string; label: string }[];
}

export function CarouselControls({ carousel, labels, dots }: CarouselControlsProps) {
  const { selected, select, previous, next } = carousel;
  return (
    <div className={styles.controls}>
      <button className={styles.step} type="button" aria-label={labels.previous} onClick={previous}>
        <Icon name="previous" />
      </button>
      <ul className={styles.dots} aria-label={labels.choose}>
        {dots.map(({ id, label }, position) => (
          <li key={id}>
            <button
              className={styles.dot}
              type="button"
              aria-label={label}
              aria-current={position === selected ? 'true' : undefined}
              onClick={() => select(position)}
            />
          </li>
        ))}
      </ul>
      <button className={styles.step} type="button" aria-label={labels.next} onClick={next}>
        <Icon name="next" />
      </button>
    </div>
  );
}
