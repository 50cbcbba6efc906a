import { dataset } from '../data/page-dataset.ts';

/** Lets the page use its fonts. Until then it shows the standard fonts in the same sizes, so that fonts delay nothing. */
export function showFonts(): void {
  dataset['fonts'] = '';
}

/** Loads the fonts and then lets the page use both at once, so that it is laid out only once more. */
export function loadFonts(): void {
  // After a failure the page uses only the other font.
  document.fonts.load('1em Marcellus,Figtree').then(showFonts, showFonts);
}
