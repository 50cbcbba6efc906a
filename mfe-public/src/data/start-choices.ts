import { dataset } from './page-dataset.ts';

/** Sets `data-consent` (`unasked`, `accepted` or `declined`) and `data-country` for style sheets and islands. */
export function startChoices(): void {
  dataset['consent'] = 'unasked';
  document.cookie.replace(
    /\b(consent|country)=(\w+)/g,
    (_, name: string, value: string) => (dataset[name] = value),
  );
}
