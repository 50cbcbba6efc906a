/** Height of the site's sticky header in pixels. */
const HEADER = 96;

/** Scrolls a rendering to where the previous one was, and the first one to its section. Scrolls only inside the frame. */
export function restoreScroll(page: Document, before: Document | null, anchor: string): void {
  const previous = before?.defaultView;
  const section = page.querySelector(anchor);
  const top = section ? section.getBoundingClientRect().top - HEADER : 0;
  page.defaultView?.scrollTo({ top: previous ? previous.scrollY : top, behavior: 'instant' });
}

/** Returns the server's message if the page could not be rendered, or null if it was. */
export function previewFailure(page: Document | null): string | null {
  const main = page?.querySelector('main');
  if (main && main.getAttribute('role') !== 'alert') return null;
  return main?.querySelector('p')?.textContent ?? '';
}
