import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useLayoutEffect, useRef } from 'react';
import { Icon } from '../layout/icon.tsx';

export interface ListPosition {
  /** Counted from 0. */
  index: number;
  count: number;
  onStep: (by: -1 | 1, button: HTMLButtonElement) => void;
}

export interface MoveButtonsProps extends ListPosition {
  /** The accessible name: 'Move Ana up'. */
  upLabel: string;
  downLabel: string;
}

/** Buttons that move an item one position up or down, disabled at either end. */
export function MoveButtons({ upLabel, downLabel, index, count, onStep }: MoveButtonsProps) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        aria-label={upLabel}
        disabled={index === 0}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      >
        <Icon name="arrow_upward" />
      </IconButton>
      <IconButton
        aria-label={downLabel}
        disabled={index === count - 1}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      >
        <Icon name="arrow_downward" />
      </IconButton>
    </Box>
  );
}

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
