/** Calls back whenever an element enters or leaves the window, or the part of it within `rootMargin`. */
export function watchView(element: Element, onChange: (isInView: boolean) => void, rootMargin = '0px'): void {
  new IntersectionObserver((entries) => onChange(entries.pop()?.isIntersecting ?? false), {
    rootMargin,
  }).observe(element);
}
