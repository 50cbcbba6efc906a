import type { Presence, PresenceEnd, PresenceNoun } from '@vitral/contracts/presence';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;

interface Follower {
  onReport: (presence: Presence) => void;
  /** Called while no stream is open, so that people who may have left are no longer shown. */
  onLost: () => void;
}

/**
 * Reports who has an item open and its changes, while the tab is visible: browsers open only six connections to a site. Returns a
 * function that stops it. Failures are retried silently, since forms work without it. docs/adr/081.
 */
export function followPresence(noun: PresenceNoun, id: string, { onReport, onLost }: Follower): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;

  const close = () => {
    clearTimeout(retry);
    source?.close();
    source = null;
  };
  const open = () => {
    close();
    if (document.hidden) return;
    source = new EventSource(`/api/presence/${noun}/${id}`);
    source.addEventListener('message', ({ data }: MessageEvent<string>) => {
      failures = 0;
      onReport(JSON.parse(data) as Presence);
    });
    source.addEventListener('renewed' satisfies PresenceEnd, open);
    source.addEventListener('replaced' satisfies PresenceEnd, lose);
    source.addEventListener('error', () => {
      lose();
      retry = setTimeout(open, pauseAfter(failures++));
    });
  };
  const lose = () => {
    close();
    onLost();
  };
  const unwatch = watchTab({ onShown: open, onHidden: lose, onFocus: () => source ?? open() });
  open();
  return () => {
    unwatch();
    close();
  };
}

type TabEvents = Record<'onShown' | 'onHidden' | 'onFocus', () => unknown>;

function watchTab({ onShown, onHidden, onFocus }: TabEvents): () => void {
  const onVisibility = () => (document.hidden ? onHidden() : onShown());
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('focus', onFocus);
  return () => {
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('focus', onFocus);
  };
}

/** Differs between browsers, so that the browsers of a stopped server do not all return at the same moment. */
function pauseAfter(failures: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2);
}
