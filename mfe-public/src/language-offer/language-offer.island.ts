import { saveChoice } from '../data/choices.ts';
import { dataset } from '../data/page-dataset.ts';
import type { WakeIsland } from '../site/island.tsx';

/**
 * Lets the visitor decline the offer with its button, which chooses the language of the current page. If the visitor
 * follows the link instead, the starter saves that choice.
 */
const wakeLanguageOffer: WakeIsland = (button, { language }) => {
  button.addEventListener('click', () => {
    saveChoice('language', language);
    delete dataset['offer'];
    // The button disappears, so it cannot keep the focus.
    document.getElementById('content')?.focus({ preventScroll: true });
  });
};

export default wakeLanguageOffer;
