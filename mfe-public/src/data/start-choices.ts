import { dataset } from './page-dataset.ts';

/**
 * Sets `data-consent` (`unasked`, `accepted` or `declined`), `data-country` and `data-motion` (`paused` or `playing`)
 * for style sheets.
 */
export function startChoices(): void {
  dataset['consent'] = 'unasked';
  document.cookie.replace(
    /\b(consent|country|motion)=(\w+)/g,
    (_, name: string, value: string) => (dataset[name] = value),
  );
}
