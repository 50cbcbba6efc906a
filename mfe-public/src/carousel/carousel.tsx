import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { Icon } from '../glass/icon.tsx';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './carousel.module.css';

interface CarouselProps<Item> {
  /** Prefix of its text keys. */
  noun: 'team-members' | 'testimonials';
  items: Item[];
  classes: { carousel?: string; slide?: string; controls?: string };
  slide: (item: Item) => ReactNode;
  /** Renders another control to select an item; with it, arrows and dots are shown even for a single item. */
  picker?: (selected: number, select: (position: number) => void) => ReactNode;
}

/** Shows one item at a time and wraps at both ends. Arrow keys, Home and End select items too. */
export function Carousel<Item extends { id: string; name: string }>(props: CarouselProps<Item>) {
  const { noun, items, classes, slide, picker } = props;
  const { t } = useSite();
  // Without scripts the style sheet shows every slide.
  const isHydrated = useIsHydrated();
  const [selected, setSelected] = useState(0);
  // Nothing is announced before the visitor has moved the carousel.
  const [hasMoved, setHasMoved] = useState(false);

  const count = items.length;
  const select = (position: number) => {
    setSelected((position + count) % count);
    setHasMoved(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const targets = new Map([
      ['ArrowLeft', selected - 1],
      ['ArrowRight', selected + 1],
      ['Home', 0],
      ['End', count - 1],
    ]);
    const target = targets.get(event.key);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };
  const labels = items.map(({ name }, index) => t('carousel.position', { position: index + 1, count, name }));
  return (
    <div
      className={`${styles.carousel} ${classes.carousel ?? ''}`}
      role="region"
      aria-roledescription={t('carousel.role')}
      aria-label={t(`${noun}.carousel`)}
      onKeyDown={onKeyDown}
    >
      <div className={styles.slides}>
        {items.map((item, position) => (
          <div
            key={item.id}
            className={`${position === selected ? styles.selected : styles.slide} ${classes.slide ?? ''}`}
            role="group"
            aria-roledescription={t('carousel.slide')}
            aria-label={labels[position]}
            aria-hidden={(isHydrated && position !== selected) || undefined}
          >
            {slide(item)}
          </div>
        ))}
      </div>
      {picker?.(selected, select)}
      {(picker || count > 1) && (
        <div className={`${styles.controls} ${classes.controls ?? ''}`}>
          <Step name="previous" label={t(`${noun}.previous`)} onClick={() => select(selected - 1)} />
          <ul className={styles.dots} aria-label={t(`${noun}.choose`)}>
            {items.map(({ id, name }, position) => (
              <li key={id}>
                <button
                  className={styles.dot}
                  type="button"
                  aria-label={t(`${noun}.show`, { name, position: position + 1, count })}
                  aria-current={position === selected ? 'true' : undefined}
                  onClick={() => select(position)}
                />
              </li>
            ))}
          </ul>
          <Step name="next" label={t(`${noun}.next`)} onClick={() => select(selected + 1)} />
        </div>
      )}
      <p className={hiddenStyles.hidden} role="status">
        {hasMoved && labels[selected]}
      </p>
    </div>
  );
}

function Step({ name, label, onClick }: { name: 'previous' | 'next'; label: string; onClick: () => void }) {
  return (
    <button className={styles.step} type="button" aria-label={label} onClick={onClick}>
      <Icon name={name} />
    </button>
  );
}
