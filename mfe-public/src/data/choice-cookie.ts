const YEAR_IN_SECONDS = 31_536_000;
const CHANGED = 'vitral:choice';

/** Reads a cookie of the visitor; not for server markup, which all visitors share. */
export function readChoice(name: string): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** Saves a choice of the visitor for a year, in the browser only, and notifies subscribers. */
export function saveChoice(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}

/** Subscribes to choices made here, and to the page becoming visible: a choice may have been made in another tab. */
export function subscribeToChoices(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
