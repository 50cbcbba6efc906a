import webpack, { type Compiler } from 'webpack';

const { BannerPlugin } = webpack;

/**
 * Runs `start` once the server-rendered page is shown with its pictures, so that the scripts delay neither: at the latest after
 * three seconds or at the first input of the visitor. An empty page starts at once. The build inserts the function into the entry
 * as text, so it uses nothing from outside.
 */
export function whenShown(start: () => void): void {
  if (!document.getElementById('root')?.firstElementChild) return start();

  // Clicks before hydration are repeated afterwards (mfe-public/src/rendering/first-click.ts).
  const recordClick = ({ target }: Event) => Object.assign(globalThis, { vitralFirstClick: target });
  addEventListener('click', recordClick, { capture: true, once: true });

  const inputEvents = ['pointerdown', 'keydown'];
  let hasStarted = false;
  const once = () => {
    if (hasStarted) return;
    hasStarted = true;
    for (const event of inputEvents) removeEventListener(event, once, true);
    start();
  };
  const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(once) : once());
  // The browser still decodes and paints the loaded pictures.
  const whenIdle = () => setTimeout(idle, 250);

  for (const event of inputEvents) addEventListener(event, once, true);
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
  setTimeout(once, 3000);
}

/** Wraps the whole entry, including the runtime of webpack and federation, in `whenShown`. */
export function startWhenShown(compiler: Compiler): void {
  const options = { raw: true, entryOnly: true, test: /\.js$/ };
  new BannerPlugin({ ...options, banner: `(${whenShown.toString()})(() => {` }).apply(compiler);
  new BannerPlugin({ ...options, footer: true, banner: '});' }).apply(compiler);
}
