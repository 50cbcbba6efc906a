/** Attributes of each frame; its content must not access the page around it. */
const ATTRIBUTES = {
  loading: 'lazy',
  sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation',
  allow: 'encrypted-media; fullscreen; picture-in-picture',
  referrerpolicy: 'strict-origin-when-cross-origin',
};

/** Shows the embeds that the visitor loads: all of them once third parties are accepted, none after a refusal. */
export default function wakeEmbeds(element: HTMLElement): void {
  const embeds = [...element.querySelectorAll<HTMLElement>('[data-frame]')].map(embedIn);
  const page = document.documentElement.dataset;
  let consent: string | undefined;

  const followConsent = () => {
    consent = page['consent'];
    for (const { load, unload } of embeds) {
      if (consent === 'accepted') load();
      if (consent === 'declined') unload();
    }
  };
  followConsent();
  window.addEventListener('vitral:choice', (event) => isConsent(event) && followConsent());
  // The choice may have been made in another tab.
  document.addEventListener('visibilitychange', () => consent !== page['consent'] && followConsent());
}

/** Embeds that were loaded one by one stay when the visitor chooses a country. */
const isConsent = (event: Event) => event instanceof CustomEvent && event.detail === 'consent';

/** Returns functions that load an embed into its placeholder, and show the placeholder again. Its button also loads it. */
function embedIn(place: HTMLElement): { load: () => void; unload: () => void } {
  const placeholder = [...place.childNodes];
  const frame = document.createElement('iframe');
  const attributes = {
    ...ATTRIBUTES,
    title: place.dataset['frameTitle'] ?? '',
    src: place.dataset['frame'] ?? '',
  };
  for (const [name, value] of Object.entries(attributes)) frame.setAttribute(name, value);

  const load = () => {
    if (!frame.isConnected) place.replaceChildren(frame);
  };
  place.querySelector('button')?.addEventListener('click', () => {
    load();
    // The frame has replaced the button that had the focus.
    frame.focus({ preventScroll: true });
  });
  const unload = () => {
    if (frame.isConnected) place.replaceChildren(...placeholder);
  };
  return { load, unload };
}
