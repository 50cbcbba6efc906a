/** Returns the URL that replaces a broken picture, from `data-fallback` of the picture or of an element around several. */
export function fallbackOf(picture: Element): string | undefined {
  return picture.closest<HTMLElement>('[data-fallback]')?.dataset['fallback'];
}
