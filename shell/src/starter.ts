import { LANGUAGES } from '@vitral/contracts/languages';
import { MOUNTED, type SleepingIsland } from './public/sleeping-island.ts';

// The only script of the shell that runs on a public page until a visitor reaches an island (docs/adr/061). The server inlines it
// before the style sheets, so that it records events from the first paint on.

/** Events on an island that wake it. */
const TRIGGERS = ['pointerover', 'touchstart', 'focusin', 'click', 'keydown'];
const KEYS = /^(Arrow(Left|Right)|Home|End)$/;

/** Reached islands that are not awake → their missed events, in order. */
const missed = new Map<HTMLElement, (() => void)[]>();
const reached: SleepingIsland[] = [];
globalThis.vitralIslands = reached;

let isMainRequested = false;
let failures = 0;

for (const type of TRIGGERS) document.addEventListener(type, wakeTarget, true);
for (const type of ['DOMContentLoaded', MOUNTED, 'scroll']) {
  document.addEventListener(type, scan, { once: true });
}

// Determines the visitor's language on the first page of a visit, while none is chosen; the page then offers itself in
// that language.
if (!document.cookie.includes('language=') && !document.referrer.startsWith(location.origin)) {
  const known = new RegExp(`\\b(${LANGUAGES.join('|')})`);
  document.documentElement.dataset['offer'] = known.exec(navigator.languages.join())?.[1] ?? '';
}

// Hides a dismissed announcement before it is shown; the page's head names the entry of the browser's storage.
if (isStored((document.getElementById('announcement') as HTMLMetaElement | null)?.content)) {
  document.documentElement.dataset['dismissed'] = '';
}

function wakeTarget(event: Event): void {
  const target = event.target as Partial<HTMLElement>;
  const island = target.closest?.<HTMLElement>('[data-island]');
  if (!island || island.dataset['awake'] === '') return;
  wake(island);
  recordMissed(event, island);
}

/** Records events that have no effect without the island's script: clicks on plain buttons, and keys that the island handles. */
function recordMissed(event: Event, island: HTMLElement): void {
  const target = event.target as HTMLElement;
  const button = target.closest('button');
  const events = missed.get(island);
  if (event.type === 'click' && button?.type === 'button' && !button.matches('[popovertarget]')) {
    events?.push(() => button.click());
  }
  if (
    event instanceof KeyboardEvent &&
    'keys' in island.dataset &&
    KEYS.test(event.key) &&
    !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
  ) {
    event.preventDefault();
    events?.push(() => target.dispatchEvent(new KeyboardEvent(event.type, event)));
  }
}

/** Sets up triggers other than events on the island itself. Has no effect on islands that it already handles. */
function scan(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-wake],[data-wake-if]')) {
    const { wake: trigger, wakeIf } = island.dataset;
    if (isStored(wakeIf)) wake(island);
    if (trigger === 'near') wakeNear(island);
    if (trigger === 'scroll' && scrollY) wake(island);
  }
  // Islands may have been reached before the boot block arrived.
  if (missed.size > 0) requestMain();
}

/** At the top of the page, waking an island below the first screen would only delay the page, so it wakes in view. */
function wakeNear(element: HTMLElement): void {
  new IntersectionObserver(
    (entries, observer) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake(element);
    },
    { rootMargin: scrollY ? '200px' : '0px' },
  ).observe(element);
}

/** Returns whether an entry of the browser's storage, which browsers may block and load late, has this name. */
function isStored(name = ''): boolean {
  try {
    return name !== '' && (name in sessionStorage || name in localStorage);
  } catch {
    return false;
  }
}

function wake(element: HTMLElement): void {
  if (element.dataset['awake'] === '') return;
  if (!missed.has(element)) {
    missed.set(element, []);
    globalThis.vitralIslands.push({ element, awake: () => awake(element) });
  }
  requestMain();
}

function awake(element: HTMLElement): void {
  element.dataset['awake'] = '';
  for (const repeat of missed.get(element) ?? []) repeat();
  missed.delete(element);
}

/**
 * Loads the shell, once, unless the page links its script; does nothing while the document is loading, since the boot
 * block may be incomplete, and `scan` calls it again. After a failure the next trigger loads it again, from the site
 * itself and at a new URL.
 */
function requestMain(): void {
  const { src, integrity } = document.querySelector<HTMLElement>('script#boot')?.dataset ?? {};
  if (isMainRequested || document.readyState === 'loading' || !src || globalThis.vitralIslands !== reached)
    return;
  isMainRequested = true;
  const script = Object.assign(document.createElement('script'), { src, integrity, crossOrigin: '' });
  if (failures) script.src = `${new URL(script.src).pathname}?r=${failures}`;
  script.onerror = () => {
    isMainRequested = false;
    failures++;
  };
  document.head.append(script);
}
