import { TIMING } from '@vitral/contracts/timing';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';

/** Prepares to move what lies in an element; the result moves it on by some seconds. */
export type Mover = (area: HTMLElement) => (seconds: number) => void;

interface Motion {
  area: RefObject<HTMLDivElement | null>;
  /** There is an animation to pause. */
  isAllowed: boolean;
  isPaused: boolean;
  toggle: () => void;
  /** The area has been in view: content needed only by the animation can wait until then. */
  wasSeen: boolean;
}

/** Moves an area while it is in view and the visitor neither wants less motion nor has paused it. */
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

/** Calls `onFrame` with the seconds since the last frame until it is cancelled. A late frame, as after a hidden tab, is cut short. */
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

/** Becomes true once the page has loaded and the browser has nothing better to do: the time for what is heavy and can wait. */
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

/** Safari has no idle callbacks. */
function whenIdle(action: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const request = requestIdleCallback(action);
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(action, 200);
  return () => clearTimeout(timer);
}
