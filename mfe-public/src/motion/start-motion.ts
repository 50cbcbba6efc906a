/**
 * Lets lists and films move once the page is idle, unless the visitor's system reduces motion or saves data. Style sheets read the
 * attributes that are set here.
 */
export function startMotion(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || connection?.saveData) return;
  document.addEventListener('click', toggleMotion);
  (globalThis.requestIdleCallback ?? setTimeout)(startAreas);
}

function startAreas(): void {
  for (const area of document.querySelectorAll('[data-motion=""]')) {
    area.setAttribute('data-motion', 'on');
    for (const list of area.querySelectorAll('[data-repeat]')) {
      const copy = list.cloneNode(true) as Element;
      copy.ariaHidden = 'true';
      list.after(copy);
    }
    move(area);
    new IntersectionObserver((entries) => {
      area.toggleAttribute('data-seen', entries.at(-1)?.isIntersecting);
    }).observe(area);
  }
}

/** Plays the film of an area if it has one; its poster remains if it cannot play. */
function move(area: Element): void {
  const show = () => area.toggleAttribute('data-moving', true);
  const film = area.querySelector('video');
  if (film) film.play().then(show, () => undefined);
  else show();
}

function toggleMotion({ target }: Event): void {
  const area = (target as Element).closest('button')?.closest('[data-motion]');
  if (area?.toggleAttribute('data-paused')) area.querySelector('video')?.pause();
  else if (area) move(area);
}
