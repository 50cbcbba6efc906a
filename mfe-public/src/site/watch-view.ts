/** Calls back whenever an element enters or leaves the window, or the part of it within `rootMargin`. */
export function watchView(element: Element, onChange: (isInView: boolean) => void, rootMargin = '0%'): void {
  const report = (entries: IntersectionObserverEntry[]) => {
    for (const { isIntersecting } of entries) onChange(isIntersecting);
  };
  new IntersectionObserver(report, { rootMargin }).observe(element);
}
