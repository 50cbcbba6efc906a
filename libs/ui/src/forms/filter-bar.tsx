import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

/** Search and filters above a list, side by side on wide screens. */
export function FilterBar({ children }: { children: ReactNode }) {
  return (
    <Stack role="search" direction={{ xs: 'column', md: 'row' }} spacing={2} sx={{ mb: 2 }}>
      {children}
    </Stack>
  );
}
