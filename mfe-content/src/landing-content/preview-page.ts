/** Pixels of the site's own header, which stays in view. */
const HEADER = 96;

/** A drawing begins where the one before it was; the first one where the section is. Only the frame itself is scrolled. */
export function scrollAsBefore(page: Document, before: Document | null, place: string): void {
  const previous = before?.defaultView;
  const section = page.querySelector(place);
  const top = section ? section.getBoundingClientRect().top - HEADER : 0;
  page.defaultView?.scrollTo({ top: previous ? previous.scrollY : top, behavior: 'instant' });
}

/** Why the page could not be drawn, in the server's own words; null where it was drawn. */
export function failureIn(page: Document | null): string | null {
  const main = page?.querySelector('main');
  if (main && main.getAttribute('role') !== 'alert') return null;
  return main?.querySelector('p')?.textContent ?? '';
}
