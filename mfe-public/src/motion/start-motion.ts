import { watchView } from '../site/watch-view.ts';

/**
 * Lets lists and films move while they are seen, unless the visitor's system reduces motion or saves data. Style sheets read the
 * attributes that are set here. Has no effect on areas that it knows.
 */
export function startMotion(): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (matchMedia('(prefers-reduced-motion)').matches || connection?.saveData) return;
  document.querySelectorAll<HTMLElement>('[data-motion]').forEach(startArea);
}

function startArea(area: HTMLElement): void {
  watchView(area, (isInView) => {
    area.toggleAttribute('data-seen', isInView);
    if (isInView) complete(area);
    void move(area);
  });
  area.onclick = ({ target }) => {
    if (!(target as Element).closest('button')) return;
    area.toggleAttribute('data-paused');
    void move(area);
  };
}

/** Adds what an area needs only once it is seen: the copies of its lists, and its film. */
function complete(area: Element): void {
  area.querySelectorAll('[data-repeat]').forEach((list) => {
    list.toggleAttribute('data-repeat');
    const copy = list.cloneNode(true) as Element;
    copy.ariaHidden = 'true';
    list.after(copy);
  });
  const template = area.querySelector('template');
  template?.replaceWith(template.content);
}

/** Plays the film of an area while it is seen and not paused. Style sheets move lists. */
async function move(area: Element): Promise<void> {
  const film = area.querySelector('video');
  if (!area.matches('[data-seen]:not([data-paused])')) return film?.pause();
  try {
    await film?.play();
    area.toggleAttribute('data-moving', true);
  } catch {
    // The poster remains.
  }
}
