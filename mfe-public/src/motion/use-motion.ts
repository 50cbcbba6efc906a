import { TIMING } from '@vitral/contracts/timing';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Prepares an animation of an element's content; the returned function advances it by some seconds. */
export type Mover = (area: HTMLElement) => (seconds: number) => void;

interface Motion {
  area: RefObject<HTMLDivElement | null>;
  /** The visitor's system allows motion, so that there is an animation to pause. */
  isAllowed: boolean;
  isPaused: boolean;
  toggle: () => void;
  /** The area has been in view. Content that only the animation needs can wait until then. */
  wasSeen: boolean;
}

/** Animates an area while it is in view, unless the visitor prefers reduced motion or has paused it. */
export function useMotion(mover: Mover): Motion {
  const area = useRef<HTMLDivElement>(null);
  const move = useRef<((seconds: number) => void) | null>(null);
  const isAllowed = useAllowsMotion();
  const [isPaused, setIsPaused] = useState(false);
  const [isSeen, setIsSeen] = useState(false);
  const [wasSeen, setWasSeen] = useState(false);

  useEffect(() => {
    if (!isAllowed || !area.current) return;
    const observer = new IntersectionObserver((entries) => {
      const isInView = entries.at(-1)?.isIntersecting ?? false;
      setIsSeen(isInView);
      if (isInView) setWasSeen(true);
    });
    observer.observe(area.current);
    return () => observer.disconnect();
  }, [isAllowed]);

  useEffect(() => {
    if (!isAllowed || isPaused || !isSeen || !area.current) return;
    move.current ??= mover(area.current);
    return runFrames(move.current);
  }, [isAllowed, isPaused, isSeen, mover]);

  return {
    area,
    isAllowed,
    isPaused,
    toggle: () => setIsPaused(!isPaused),
    wasSeen: wasSeen && isAllowed,
  };
}

/**
 * Calls `onFrame` with the seconds since the last frame until the returned function is called. The time of a late frame, as after a
 * hidden tab, is capped.
 */
export function runFrames(onFrame: (seconds: number) => void): () => void {
  let previous: number | null = null;
  const frame = (now: number) => {
    const passed = previous === null ? 0 : Math.max(now - previous, 0);
    previous = now;
    onFrame(Math.min(passed, TIMING.eventColumns.longestFrame) / 1000);
    request = requestAnimationFrame(frame);
  };
  let request = requestAnimationFrame(frame);
  return () => cancelAnimationFrame(request);
}

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(onChange: () => void): () => void {
  const preference = matchMedia(QUERY);
  preference.addEventListener('change', onChange);
  return () => preference.removeEventListener('change', onChange);
}

/** Returns whether the visitor's system allows motion; false on the server. */
export function useAllowsMotion(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => !matchMedia(QUERY).matches,
    () => false,
  );
}

/** Returns whether the page has loaded and the browser has been idle since, so that heavy content may load. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);

  useEffect(() => {
    const settle = () => setIsSettled(true);
    let cancel: () => void = () => undefined;
    const wait = () => {
      cancel = whenIdle(settle);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true });
    return () => {
      window.removeEventListener('load', wait);
      cancel();
    };
  }, []);

  return isSettled;
}

/** Runs an action once the browser is idle; Safari, which has no idle callbacks, runs it after a short delay. */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, 200);
  return () => clearTimeout(timer);
}
