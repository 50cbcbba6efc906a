import { MEETING_CATEGORIES, type MeetingCategory } from '@vitral/contracts';
import { useState } from 'react';
import { useSite } from '../site/site-context.ts';
import { useIsHydrated } from '../motion/use-is-hydrated.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './category-filter.module.css';
import panes from './panes.module.css';
import { categoryId } from './schedule/anchors.ts';
import type { CategoryChoice } from './schedule/use-category-filter.ts';

interface CategoryFilterProps {
  /** Categories with live sessions. */
  categories: MeetingCategory[];
  chosen: CategoryChoice;
  onChoose: (choice: CategoryChoice) => void;
  /** Number of live sessions shown. */
  count: number;
}

/** Filters live sessions by category. Without scripts all are shown, and links to a category lead here. */
export function CategoryFilter({ categories, chosen, onChoose, count }: CategoryFilterProps) {
  const { t } = useSite();
  const isHydrated = useIsHydrated();
  const [hasChosen, setHasChosen] = useState(false);
  const present = MEETING_CATEGORIES.filter((category) => categories.includes(category));
  const choose = (choice: CategoryChoice) => {
    setHasChosen(true);
    onChoose(choice);
  };

  return (
    <div className={styles.filter} role="group" aria-label={t('education.filter.label')}>
      {present.map((category) => (
        <span key={category} id={categoryId(category)} />
      ))}
      {isHydrated &&
        (['all', ...present] as const).map((choice) => (
          <button
            className={`${styles.choice} ${choice === 'all' ? styles.all : panes[choice]}`}
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            onClick={() => choose(choice)}
          >
            {t(`education.category.${choice}`)}
          </button>
        ))}
      <p className={hiddenStyles.hidden} role="status">
        {hasChosen && t('education.filter.shown', { number: count })}
      </p>
    </div>
  );
}
