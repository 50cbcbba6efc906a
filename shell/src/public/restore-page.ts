const PATIENCE_MS = 3000;

/** Brings back what the server draws at this address, where nothing is left of it. */
export async function restorePage(root: HTMLElement): Promise<void> {
  if (root.firstElementChild) return;
  try {
    const answer = await fetch(location.href, { signal: AbortSignal.timeout(PATIENCE_MS) });
    const drawn = new DOMParser().parseFromString(await answer.text(), 'text/html').getElementById('root');
    if (answer.ok && drawn) root.replaceChildren(...drawn.childNodes);
  } catch {
    // Then the panel is all there is.
  }
}
