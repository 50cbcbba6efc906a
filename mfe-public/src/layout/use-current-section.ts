import { useSyncExternalStore } from 'react';
import { ANCHORS, type Anchor } from '../site/frame.ts';
import { subscribeToScroll } from './subscribe-to-scroll.ts';

/** Fraction of the window's height that a section must reach to count as being read. */
const READING_LINE = 0.4;

/** The section of the landing page that is being read; null above the first, on other pages and on the server. */
export function useCurrentSection(): Anchor | null {
  return useSyncExternalStore(subscribeToScroll, sectionAtReadingLine, () => null);
}

function sectionAtReadingLine(): Anchor | null {
  const line = window.innerHeight * READING_LINE;
  const isRead = (selector: string) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box !== undefined && box.top <= line && box.bottom > line;
  };
  return (Object.keys(ANCHORS) as Anchor[]).find((anchor) => isRead(ANCHORS[anchor])) ?? null;
}
