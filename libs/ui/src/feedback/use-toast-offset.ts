import { useEffect, useState } from 'react';
import { useSonner } from 'sonner';

/** The buttons of dialogs and of bars that stay in view: what nothing may lie over. */
const KEPT_CLEAR = '.MuiDialogActions-root, [data-kept-clear]';
/** Pixels: sonner's own distance from the edge, and about what three messages take. */
const EDGE = 24;
const MESSAGES = 150;
const GAP = 12;

/**
 * Pixels from the bottom at which messages of a width lie over no button: asked again with every message and every dialog
 * that opens or closes.
 */
export function useClearPlace(width: number): number {
  const { toasts } = useSonner();
  const [bottom, setBottom] = useState(EDGE);
  useEffect(() => {
    const place = () => setBottom(clearPlace(width));
    place();
    const dialogs = new MutationObserver(place);
    dialogs.observe(document.body, { childList: true });
    window.addEventListener('resize', place);
    return () => {
      dialogs.disconnect();
      window.removeEventListener('resize', place);
    };
  }, [toasts, width]);
  return bottom;
}

function clearPlace(width: number): number {
  const { innerWidth, innerHeight } = window;
  const left = innerWidth - EDGE - width;
  const inTheWay = [...document.querySelectorAll(KEPT_CLEAR)]
    .map((element) => element.getBoundingClientRect())
    .filter(({ right, top, bottom, height }) => height > 0 && right > left && top < innerHeight && bottom > 0)
    .toSorted((one, other) => other.bottom - one.bottom);
  let place = EDGE;
  for (const { top, bottom } of inTheWay) {
    const isOver = innerHeight - bottom < place + MESSAGES && innerHeight - top > place;
    if (isOver) place = innerHeight - top + GAP;
  }
  return place;
}
