const YEAR_IN_SECONDS = 31_536_000;
const CHANGED = 'vitral:choice';

/** The value of one of the visitor's own cookies; never for the server's markup, which all visitors share. */
export function readChoice(name: string): string | null {
  const pairs = document.cookie.split('; ').map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? null;
}

/** Keeps what the visitor chose for a year, in the browser alone, and tells the page that shows it. */
export function keepChoice(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back when a choice is made here, and when the page comes to the front: it may have been made in another tab. */
export function subscribeToChoices(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    document.removeEventListener('visibilitychange', onChange);
  };
}
