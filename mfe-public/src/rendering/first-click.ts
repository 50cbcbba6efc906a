declare global {
  /** Target of the first click, as recorded by the shell's entry (libs/module-kit, `whenShown`). */
  var vitralFirstClick: EventTarget | null | undefined;
}

/** Matches buttons that do nothing without scripts; command buttons, links and forms work. */
const DEAD_WITHOUT_SCRIPTS = 'button[type="button"]:not([commandfor])';

/** Repeats a click that happened before hydration if it had no effect then. */
export function repeatFirstClick(): void {
  const clicked = globalThis.vitralFirstClick;
  const button = clicked instanceof Element ? clicked.closest<HTMLElement>(DEAD_WITHOUT_SCRIPTS) : null;
  globalThis.vitralFirstClick = null;
  // Deferred: a click during React's work could not hydrate the surroundings of the button.
  if (button) setTimeout(() => button.click());
}
