import { fallbackOf } from '../site/fallback-of.ts';

/** Replaces broken pictures by their fallbacks, including those that failed before this script ran. */
export function startPortraits(): void {
  document.addEventListener('error', replace, true);
  for (const target of document.images) if (target.complete && !target.naturalWidth) replace({ target });
}

/** An empty fallback leaves a picture without a source, so that style sheets show something else. */
function replace({ target }: { target: EventTarget | null }): void {
  const picture = target as HTMLImageElement;
  const fallback = fallbackOf(picture);
  // The fallback may be broken, too.
  if (fallback === undefined || picture.getAttribute('src') === fallback) return;
  picture.srcset = '';
  picture.src = fallback;
}
