/** Milliseconds for which a pointer must rest on a link to show intent, as opposed to crossing it. */
const REST_MS = 60;

/**
 * Calls `onIntent` with the URL of a link of the console when a pointer rests on it or it gets the focus. Returns a function that
 * stops this.
 */
export function watchLinks(onIntent: (url: URL) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last: Element | null = null;
  const onReach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/admin/"]') : null;
    if (link === last) return;
    last = link;
    clearTimeout(timer);
    if (link) timer = setTimeout(() => onIntent(new URL(link.href)), REST_MS);
  };
  const events = ['pointerover', 'focusin'] as const;
  for (const event of events) document.addEventListener(event, onReach);
  return () => {
    clearTimeout(timer);
    for (const event of events) document.removeEventListener(event, onReach);
  };
}
