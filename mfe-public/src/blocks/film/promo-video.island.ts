/** Explains in the status line when the video cannot be loaded, until the visitor plays it again. */
export default function wakePromoVideo(element: HTMLElement): void {
  const status = element.querySelector<HTMLElement>('[role="status"]');
  const show = (text = '') => status && (status.textContent = text);
  const film = () => element.querySelector('video');

  let isPlayed = true;
  const fail = () => {
    show(status?.dataset['failure']);
    // A copy whose source may not be loaded fails at once, and another copy would, too.
    if (isPlayed) replaceByCopy(film());
    isPlayed = false;
  };
  const play = () => {
    show();
    isPlayed = true;
  };
  element.addEventListener('play', play, true);
  // The browser tries the last source when it cannot play the others.
  const lastSource = () => film()?.querySelector('source:last-of-type');
  const isFinal = (target: unknown) => target === film() || target === lastSource();
  element.addEventListener('error', ({ target }) => isFinal(target) && fail(), true);
  if (film()?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE || film()?.error) fail();
}

/** Shows the poster again. Playing loads a new copy of the film, since a failed one does not load again. */
function replaceByCopy(film: HTMLVideoElement | null): void {
  const copy = film?.cloneNode(true) as HTMLVideoElement | undefined;
  const hasFocus = document.activeElement === film;
  if (copy) film?.replaceWith(copy);
  if (hasFocus) copy?.focus();
}
