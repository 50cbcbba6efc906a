import webpack, { type Compiler } from 'webpack';

const { BannerPlugin } = webpack;

/** A visitor who can't wait is answered sooner. */
type Impatience = 'pointerdown' | 'keydown';

/**
 * Runs `start` once the page that the server drew is shown with its pictures, so that neither waits for the other:
 * at the latest after three seconds, or when the visitor touches something. A page that is still empty starts at once.
 * It is written into the entry as text, and so stands for itself.
 */
export function whenShown(start: () => void): void {
  if (!document.getElementById('root')?.firstElementChild) return start();

  // What a visitor clicks before the page is taken over is made up for then (mfe-public/src/rendering/first-click.ts).
  const note = ({ target }: Event) => Object.assign(globalThis, { vitralFirstClick: target });
  addEventListener('click', note, { capture: true, once: true });

  const impatience: Impatience[] = ['pointerdown', 'keydown'];
  let hasStarted = false;
  const once = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const event of impatience) removeEventListener(event, once, true);
    start();
  };
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(once) : once());
  // What was loaded is still being decoded and painted.
  const whenIdle = () => setTimeout(idle, 250);

  for (const event of impatience) addEventListener(event, once, true);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
  setTimeout(once, 3000);
}

/** Puts the whole entry, the runtime of webpack and federation included, behind `whenShown`. */
export class StartWhenShownPlugin {
  apply(compiler: Compiler): void {
    const options = { raw: true, entryOnly: true, test: /\.js$/ };
    new BannerPlugin({ ...options, banner: `(${whenShown.toString()})(() => {` }).apply(compiler);
    new BannerPlugin({ ...options, footer: true, banner: '});' }).apply(compiler);
  }
}
