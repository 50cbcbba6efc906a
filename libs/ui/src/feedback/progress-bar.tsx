import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  label: string;
  /** 0 to 100; null while it is unknown. */
  percent: number | null;
  /** The visible text beside the bar: the percentage or the current step. */
  text: string;
  /** A button beside the bar, such as cancel. */
  action?: ReactNode;
}

/** The progress of a long operation. */
export function ProgressBar({ label, percent, text, action }: ProgressBarProps) {
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', width: '100%' }}>
      <LinearProgress
        aria-label={label}
        variant={percent === null ? 'indeterminate' : 'determinate'}
        value={percent ?? undefined}
        sx={{ flexGrow: 1, minWidth: 48, height: 8, borderRadius: 4 }}
      />
      <Typography
        variant="body2"
        sx={{ minWidth: 44, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {text}
      </Typography>
      {action}
    </Stack>
  );
}
