import { MEETING_CATEGORIES, type MeetingCategory } from '@vitral/contracts';
import { useEffect, useState } from 'react';
import { CALENDAR_ID, categoryId } from './anchors.ts';

export type CategoryChoice = MeetingCategory | 'all';

/**
 * Returns the category shown by the calendar and its setter. Links to `#calendario-health` and the like set it too.
 */
export function useCategoryFilter(): [CategoryChoice, (choice: CategoryChoice) => void] {
  const [chosen, setChosen] = useState<CategoryChoice>('all');

  useEffect(() => {
    const follow = () => {
      const named = MEETING_CATEGORIES.find((category) => location.hash === `#${categoryId(category)}`);
      if (named) setChosen(named);
      else if (location.hash === `#${CALENDAR_ID}`) setChosen('all');
    };
    follow();
    window.addEventListener('hashchange', follow);
    return () => window.removeEventListener('hashchange', follow);
  }, []);

  const choose = (choice: CategoryChoice) => {
    // Otherwise a link to the current URL would fire no event.
    history.replaceState(history.state, '', `#${choice === 'all' ? CALENDAR_ID : categoryId(choice)}`);
    setChosen(choice);
  };
  return [chosen, choose];
}
