import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus on a button that changes places with its row: browsers drop it when the row is put elsewhere, and at
 * either end of the list the button itself is disabled, so that its twin takes over. `order` tells whether rows moved.
 * Returns what to call when such a button is pressed.
 */
export function useKeptFocus(order: string) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!button?.isConnected) return;
    const isElsewhere = document.activeElement !== button && document.activeElement !== document.body;
    if (isElsewhere) return;
    const target = button.disabled ? twinOf(button) : button;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [order]);
  return (button: HTMLButtonElement) => {
    pressed.current = button;
  };
}

const twinOf = (button: HTMLButtonElement) =>
  button.parentElement?.querySelector<HTMLButtonElement>('button:enabled');
