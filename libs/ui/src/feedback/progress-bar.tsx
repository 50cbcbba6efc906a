import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import type { ReactNode } from 'react';
import { VISUALLY_HIDDEN } from '../theme/text-styles.ts';

export interface ProgressBarProps {
  /** The accessible name: what is in progress. */
  label: string;
  /** 0 to 100; null while it is unknown. */
  percent: number | null;
  /** The visible text beside the bar: the percentage or the current step. */
  text: string;
  /** Screen readers announce every tenth, politely. */
  isAnnounced?: boolean;
  /** A button beside the bar, such as cancel. */
  action?: ReactNode;
}

/** The progress of a long operation. */
export function ProgressBar({ label, percent, text, action, isAnnounced = false }: ProgressBarProps) {
  const { t } = useTranslation();
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
      {isAnnounced && (
        <Box role="status" sx={VISUALLY_HIDDEN}>
          {percent !== null && t('progress.percent', { percent: Math.floor(percent / 10) * 10 })}
        </Box>
      )}
      {action}
    </Stack>
  );
}
