import { TIMING } from '@vitral/contracts';

/**
 * Calls `onFrame` with the seconds since the frame before, until the returned function is called. A frame that came
 * late, as after a hidden tab, counts as a short one.
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
