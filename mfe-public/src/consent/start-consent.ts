import { CHOICE_EVENTS } from '../data/choices.ts';
import { startChoices } from '../data/start-choices.ts';
import { dataset } from '../data/page-dataset.ts';
import { fallbackOf } from '../site/fallback-of.ts';

/** Applies the visitor's choices to the page, now and after each change, and asks for consent while there is none. */
export function startConsent(): void {
  dataset['consent'] = '';
  applyChoices();
  for (const type of CHOICE_EVENTS) addEventListener(type, applyChoices, true);
}

/**
 * Does nothing if the consent has not changed. The banner needs popovers; it takes the focus when the visitor opens it,
 * not at load.
 */
function applyChoices(): void {
  const { consent } = dataset;
  startChoices();
  if (consent === dataset['consent']) return;
  showThirdParties(dataset['consent'] === 'accepted');
  const banner = document.getElementById('consent');
  if (!banner) return;
  banner.togglePopover?.(dataset['consent'] === 'unasked');
  banner.autofocus = true;
}

/** Shows the pictures whose URLs are in `data-third-party`, or their fallbacks again. */
function showThirdParties(isAllowed: boolean): void {
  for (const picture of document.querySelectorAll<HTMLImageElement>('[data-third-party]')) {
    picture.src = (isAllowed ? picture.dataset['thirdParty'] : fallbackOf(picture)) ?? '';
  }
}
