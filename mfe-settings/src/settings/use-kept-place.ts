import { useEffect, useRef } from 'react';

/**
 * Where the focus goes back to when a bar with the buttons that somebody pressed goes away: to the control in `panels`
 * that had it last.
 */
export function useKeptPlace() {
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

  const goBack = () => {
    const focused = document.activeElement;
    const isLosing = focused === null || focused === document.body || bar.current?.contains(focused);
    if (isLosing) last.current?.focus({ preventScroll: true });
  };
  return { bar, panels, goBack };
}
