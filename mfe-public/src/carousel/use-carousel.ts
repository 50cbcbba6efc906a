import { useState, type KeyboardEvent } from 'react';

export interface Carousel {
  selected: number;
  /** The visitor has moved the carousel; nothing is announced before. */
  hasMoved: boolean;
  select: (position: number) => void;
  previous: () => void;
  next: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Selects one of `count` items, wrapping at both ends. Arrow keys, Home and End select as well. */
export function useCarousel(count: number): Carousel {
  const [selected, setSelected] = useState(0);
  const [hasMoved, setHasMoved] = useState(false);

  const select = (position: number) => {
    setSelected((position + count) % count);
    setHasMoved(true);
  };
  const previous = () => select(selected - 1);
  const next = () => select(selected + 1);

  const keys: Record<string, () => void> = {
    ArrowLeft: previous,
    ArrowRight: next,
    Home: () => select(0),
    End: () => select(count - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    move();
  };

  return { selected, hasMoved, select, previous, next, onKeyDown };
}
