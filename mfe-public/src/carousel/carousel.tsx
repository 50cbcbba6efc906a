import type { ReactNode } from 'react';
import { Icon } from '../glass/icon.tsx';
import { PORTRAIT_FALLBACK } from '../glass/portrait-image.tsx';
import { Island } from '../site/island.tsx';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './carousel.module.css';

interface CarouselProps<Item> {
  /** Prefix of its text keys. */
  noun: 'team-members' | 'testimonials';
  items: Item[];
  classes: { carousel?: string; slide?: string; controls?: string };
  slide: (item: Item) => ReactNode;
  /**
   * Attributes of another control, whose buttons have the attributes of selects(). If given, arrows and dots are shown
   * even for a single item.
   */
  picker?: ReactNode;
}

/** Shows one person at a time and wraps at both ends. Arrow keys, Home and End also select. */
export function Carousel<Item extends { id: string; name: string }>(props: CarouselProps<Item>) {
  const { noun, items, classes, slide, picker } = props;
  const { t } = useSite();
  const total = items.length;
  return (
    <Island
      name="carousel"
      keys
      className={`${styles.carousel} ${classes.carousel ?? ''}`}
      as="section"
      aria-roledescription={t('carousel.role')}
      aria-label={t(`${noun}.carousel`)}
      {...PORTRAIT_FALLBACK}
    >
      <div className={styles.slides}>
        {items.map((item, index) => (
          <div
            key={item.id}
            className={`${styles.slide} ${classes.slide ?? ''}`}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={t('carousel.position', { position: index + 1, total, name: item.name })}
            data-selected={index === 0 ? '' : undefined}
          >
            {slide(item)}
          </div>
        ))}
      </div>
      {picker}
      {(picker || total > 1) && (
        <div className={`${styles.controls} ${classes.controls ?? ''}`}>
          <button className={styles.step} type="button" aria-label={t(`${noun}.previous`)} data-step={-1}>
            <Icon name="previous" />
          </button>
          <ul className={styles.dots} aria-label={t(`${noun}.choose`)}>
            {items.map(({ id, name }, index) => (
              <li key={id}>
                <button
                  className={styles.dot}
                  type="button"
                  aria-label={t(`${noun}.show`, { name, position: index + 1, total })}
                  {...selects(index)}
                />
              </li>
            ))}
          </ul>
          <button className={styles.step} type="button" aria-label={t(`${noun}.next`)} data-step={1}>
            <Icon name="next" />
          </button>
        </div>
      )}
      <p className={hiddenStyles.hidden} role="status" />
    </Island>
  );
}

/** Returns the attributes of a button that selects an item. */
export function selects(index: number): object {
  return { 'data-index': index, 'aria-current': index === 0 ? 'true' : undefined };
}
