import { useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus of a button whose row moves: browsers drop it when an element is moved, and at either end of the list the
 * button is disabled, so the one for the opposite direction takes it. `order` changes when rows move. Returns a function to call
 * with the button when it is pressed.
 */
export function useFocusAfterMove(order: string) {
  const pressed = useRef<HTMLButtonElement | null>(null);
  useLayoutEffect(() => {
    const button = pressed.current;
    if (!button?.isConnected) return;
    const isElsewhere = document.activeElement !== button && document.activeElement !== document.body;
    if (isElsewhere) return;
    const target = button.disabled ? enabledNeighbour(button) : button;
    target?.focus();
    target?.scrollIntoView({ block: 'nearest' });
  }, [order]);
  return (button: HTMLButtonElement) => {
    pressed.current = button;
  };
}

const enabledNeighbour = (button: HTMLButtonElement) =>
  button.parentElement?.querySelector<HTMLButtonElement>('button:enabled');
