import { Box, Stack } from '@vitral/ui';
import type { ReactNode } from 'react';

interface SettingColumnsProps {
  first: ReactNode;
  second: ReactNode;
}

/** Cards in two columns on wide screens, stacked on narrow ones. */
export function SettingColumns({ first, second }: SettingColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Stack spacing={2}>{first}</Stack>
      <Stack spacing={2}>{second}</Stack>
    </Box>
  );
}
