import { storeChoice } from '../data/choices.ts';
import { dataset } from '../data/page-dataset.ts';
import { watchView } from '../site/watch-view.ts';

/** Missing in TypeScript's types, as in some browsers. */
interface Connected {
  connection?: { saveData?: boolean };
}

/**
 * Lets lists and films move while they are in view, unless the visitor's system reduces motion or saves data. Sets
 * attributes that style sheets read. Has no effect on areas that it already handles.
 */
export function startMotion(): void {
  if (matchMedia('(prefers-reduced-motion)').matches || (navigator as Connected).connection?.saveData) return;
  for (const area of document.querySelectorAll('[data-moves]')) startArea(area);
}

/** Pauses or resumes everything that moves, on this page and on later visits. */
export function toggleMotion(): void {
  dataset['motion'] = dataset['motion'] === 'paused' ? 'playing' : 'paused';
  storeChoice('motion', dataset['motion']);
  for (const area of document.querySelectorAll('[data-seen]')) void move(area);
}

function startArea(area: Element): void {
  watchView(area, (isInView) => {
    area.toggleAttribute('data-seen', isInView);
    if (isInView) complete(area);
    void move(area);
  });
}

/** Adds what an area needs once it is seen: the copies of its lists, and its film. */
function complete(area: Element): void {
  for (const list of area.querySelectorAll('[data-repeat]')) {
    list.toggleAttribute('data-repeat');
    const copy = list.cloneNode(true) as Element;
    copy.ariaHidden = 'true';
    list.after(copy);
  }
  const template = area.querySelector('template');
  template?.replaceWith(template.content);
}

/** Plays the film of an area while it is seen and not paused. Style sheets move lists. If a film cannot play, its poster remains. */
async function move(area: Element): Promise<void> {
  const action = area.matches('[data-seen]') && dataset['motion'] !== 'paused' ? 'play' : 'pause';
  let canMove = true;
  try {
    await area.querySelector('video')?.[action]();
  } catch {
    canMove = false;
  }
  area.toggleAttribute('data-moving', canMove);
}
