import { useEffect, useRef } from 'react';

/** Moves the focus to the heading when the item in the URL changes: the console does so only when the path changes. */
export function useFocusOnChange(item: string | null | undefined): void {
  const previous = useRef(item);
  useEffect(() => {
    if (previous.current === item) return;
    previous.current = item;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  }, [item]);
}
