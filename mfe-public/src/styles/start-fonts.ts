import { dataset } from '../data/page-dataset.ts';

/** Lets the page use its fonts. Until then it shows the standard fonts in the same sizes, so that fonts delay nothing. */
export function showFonts(): void {
  dataset['fonts'] = '';
}

/** Loads the fonts and then lets the page use both at once, so that it is laid out only once more. */
export function loadFonts(): void {
  // After a failure the page uses only the other font.
  document.fonts.load('1em Marcellus,Figtree').then(showFontsInPlace, showFontsInPlace);
}

/** Leaves the fonts to the next page if a line would break elsewhere and move what the visitor is reading. */
function showFontsInPlace(): void {
  const before = seenTops();
  showFonts();
  if (seenTops() !== before) delete dataset['fonts'];
}

/**
 * The positions of the blocks on the screen. With both fonts a line is equally high, so only another number of lines moves them. What is
 * outside the screen is not visited, since the browser would have to lay it out.
 */
const seenTops = (blocks: Iterable<Element> = document.querySelectorAll('main')): string =>
  Array.from(blocks, (block) => {
    const { top, bottom } = block.getBoundingClientRect();
    const isSeen = bottom >= 0 && top < innerHeight;
    return isSeen && [top > 0 && block.matches('p,ul,div,section') && top, seenTops(block.children)];
  }).join();
