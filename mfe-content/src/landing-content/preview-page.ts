/** Pixels of the site's own header, which stays in view. */
const HEADER = 96;

/** A drawing begins where the one before it was; the first one where the section is. Only the frame itself is scrolled. */
export function scrollAsBefore(page: Document, before: Document | null, place: string): void {
  const previous = before?.defaultView;
  const section = page.querySelector(place);
  const top = section ? section.getBoundingClientRect().top - HEADER : 0;
  page.defaultView?.scrollTo({ top: previous ? previous.scrollY : top, behavior: 'instant' });
}

/** Other pages may not be framed: a link to one would leave a frame without a page. */
export function keepLinksInside(page: Document): void {
  for (const link of page.querySelectorAll('a[href]')) {
    if (link.getAttribute('href')?.startsWith('#')) continue;
    link.setAttribute('aria-disabled', 'true');
    link.removeAttribute('href');
  }
}
