import { dataset } from '../data/page-dataset.ts';

/** Lets the page use its fonts. Until then it shows the standard fonts in the same sizes, so that fonts delay nothing. */
export function startFonts(): void {
  dataset['fonts'] = '';
}
