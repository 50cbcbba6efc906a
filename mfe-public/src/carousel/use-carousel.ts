import { useState, type KeyboardEvent } from 'react';

export interface Carousel {
  selected: number;
  /** Whether the visitor has moved it: until then nothing is announced. */
  hasMoved: boolean;
  select: (position: number) => void;
  previous: () => void;
  next: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** One of `count` items is selected; stepping past either end wraps round. Arrow keys, Home and End select too. */
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
