import type { WakeIsland } from '../site/island.tsx';
import { readConsent, saveConsent } from './consent.ts';

/** Saves the choice, to which the page's starter reacts, and returns the focus to the button that opened the banner. */
const wakeCookieBanner: WakeIsland = (banner) => {
  banner.addEventListener('click', ({ target }) => {
    const choice = (target as Element).closest('button')?.value;
    if (choice !== 'accepted' && choice !== 'declined') return;
    const next = readConsent() === 'unasked' ? '#content' : '[popovertarget=consent]';
    saveConsent(choice);
    banner.hidePopover();
    document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true });
  });
};

export default wakeCookieBanner;
