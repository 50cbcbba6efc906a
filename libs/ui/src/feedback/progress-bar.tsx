import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface ProgressBarProps {
  /** What is under way, for those who hear it. */
  label: string;
  /** 0 to 100; null while there is no telling. */
  percent: number | null;
  /** What is seen beside the bar: the percentage, or what is being done. */
  text: string;
  /** What can be done about it. */
  action?: ReactNode;
}

/** How far long work is. */
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
