import { createTranslate } from '../i18n/texts.ts';
import type { WakeIsland } from '../site/island.tsx';

/** Lets the button show a text as pages render it when it is missing. */
const showMissingText: WakeIsland = (island, { language }) => {
  island.querySelector('button')?.addEventListener('click', () => {
    const shown = island.querySelector('output');
    if (shown) shown.textContent = createTranslate(language, {})('language-test.title');
  });
};

export default showMissingText;
