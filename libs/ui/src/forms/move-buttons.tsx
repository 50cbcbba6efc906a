import ArrowDownwardIcon from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpwardOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';

export interface Place {
  /** Counted from 0. */
  index: number;
  count: number;
  onStep: (by: -1 | 1, button: HTMLButtonElement) => void;
}

export interface MoveButtonsProps extends Place {
  /** The accessible name: 'Move Ana up'. */
  upLabel: string;
  downLabel: string;
}

/** Buttons that move an item one place up or down, disabled at either end. */
export function MoveButtons({ upLabel, downLabel, index, count, onStep }: MoveButtonsProps) {
  return (
    <Box sx={{ whiteSpace: 'nowrap' }}>
      <IconButton
        aria-label={upLabel}
        disabled={index === 0}
        onClick={({ currentTarget }) => onStep(-1, currentTarget)}
      >
        <ArrowUpwardIcon />
      </IconButton>
      <IconButton
        aria-label={downLabel}
        disabled={index === count - 1}
        onClick={({ currentTarget }) => onStep(1, currentTarget)}
      >
        <ArrowDownwardIcon />
      </IconButton>
    </Box>
  );
}
