import { dismiss } from '../data/dismissed.ts';
import type { WakeIsland } from '../site/island.tsx';

/** Lets the visitor dismiss the announcement; the shell's starter hides it on the pages that follow. */
const wakeAnnouncement: WakeIsland = (button) => {
  button.addEventListener('click', () => {
    dismiss(button.dataset['announcement'] ?? '');
    // The button disappears, so it cannot keep the focus.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
};

export default wakeAnnouncement;
