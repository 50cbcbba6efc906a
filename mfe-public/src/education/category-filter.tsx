import { MEETING_CATEGORIES, type MeetingCategory } from '@vitral/sdk/contracts/zoom-meetings';
import { useEffect, useState } from 'react';
import { useIsHydrated } from '../data/use-client-value.ts';
import { useSite } from '../site/site-context.ts';
import hiddenStyles from '../styles/hidden.module.css';
import styles from './category-filter.module.css';
import panes from './panes.module.css';
import { CALENDAR_ID, categoryId } from './schedule/anchors.ts';

interface CategoryFilterProps {
  categories: MeetingCategory[];
  chosen: CategoryChoice;
  onChoose: (choice: CategoryChoice) => void;
  count: number;
}

/** Filters live sessions by category. Until hydration it shows no buttons and is only the target of links to a category. */
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
            className={`${styles.choice} ${panes[choice]}`}
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

export type CategoryChoice = MeetingCategory | 'all';

/** Returns the chosen category and its setter. Links such as `#calendario-health` set it too. */
export function useCategoryFilter(): [CategoryChoice, (choice: CategoryChoice) => void] {
  const [chosen, setChosen] = useState<CategoryChoice>('all');

  useEffect(() => {
    const applyHash = () => {
      const linked = MEETING_CATEGORIES.find((category) => location.hash === `#${categoryId(category)}`);
      if (linked) setChosen(linked);
      else if (location.hash === `#${CALENDAR_ID}`) setChosen('all');
    };
    applyHash();
    window.addEventListener('hashchange', applyHash);
    return () => window.removeEventListener('hashchange', applyHash);
  }, []);

  const choose = (choice: CategoryChoice) => {
    // Otherwise a link to the current URL would fire no event.
    history.replaceState(history.state, '', `#${choice === 'all' ? CALENDAR_ID : categoryId(choice)}`);
    setChosen(choice);
  };
  return [chosen, choose];
}
