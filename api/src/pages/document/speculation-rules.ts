import { LANGUAGES } from '@vitral/contracts/languages';

/** Path of the rules, which the header `Speculation-Rules` of public pages names. */
export const SPECULATION_RULES_PATH = '/speculation-rules.json';

const languages = LANGUAGES.join('|');

/** Public pages. The console and personal links have other paths, since opening those may change something. */
const PUBLIC_LINKS = {
  and: [
    { href_matches: [`/(${languages})`, `/(${languages})/*`] },
    { not: { selector_matches: '[target=_blank], [download]' } },
  ],
};

/**
 * Lets browsers load the next page while the pointer rests on its link, and render it if the device has the capacity.
 * Browsers ignore the rules when data or energy is to be saved. Phones load links in view, so links in footers wait for
 * a sign of intent. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const SPECULATION_RULES = {
  prefetch: [
    { where: { and: [PUBLIC_LINKS, { not: { selector_matches: 'footer *' } }] }, eagerness: 'eager' },
  ],
  prerender: [{ where: PUBLIC_LINKS, eagerness: 'moderate' }],
};
