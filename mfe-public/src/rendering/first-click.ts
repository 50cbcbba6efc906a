declare global {
  /** What was clicked first, as the shell's entry noted it (libs/module-kit, `whenShown`). */
  var vitralFirstClick: EventTarget | null | undefined;
}

/** Buttons that say themselves what they command work without scripts, and so do links and forms. */
const DEAD_WITHOUT_SCRIPTS = 'button[type="button"]:not([commandfor])';

/** Clicks once more what a visitor clicked before the page was taken over, if that could not do anything then. */
export function repeatFirstClick(): void {
  const clicked = globalThis.vitralFirstClick;
  const button = clicked instanceof Element ? clicked.closest<HTMLElement>(DEAD_WITHOUT_SCRIPTS) : null;
  globalThis.vitralFirstClick = null;
  // Not from within React's own work, which could then not take over what lies around the button.
  if (button) setTimeout(() => button.click());
}
