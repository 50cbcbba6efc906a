import { useEffect, useRef, useState, type RefObject } from 'react';
import { runFrames } from './run-frames.ts';
import { useAllowsMotion } from './use-allows-motion.ts';

/** Prepares to move what lies in an element; the result moves it on by some seconds. */
export type Mover = (area: HTMLElement) => (seconds: number) => void;

export interface Motion {
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
