import { useEffect, useRef } from 'react';

/**
 * Returns the focus to the control in `panels` that had it last, when the bar with the pressed button disappears.
 */
export function useFocusReturn() {
  const panels = useRef<HTMLElement>(null);
  const bar = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const container = panels.current;
    const remember = ({ target }: FocusEvent) => {
      last.current = target as HTMLElement;
    };
    container?.addEventListener('focusin', remember);
    return () => container?.removeEventListener('focusin', remember);
  }, []);

  const returnFocus = () => {
    const focused = document.activeElement;
    const isLosingFocus = focused === null || focused === document.body || bar.current?.contains(focused);
    if (isLosingFocus) last.current?.focus({ preventScroll: true });
  };
  return { bar, panels, returnFocus };
}
