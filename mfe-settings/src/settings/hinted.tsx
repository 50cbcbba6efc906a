import { Box, FormHelperText } from '@vitral/ui';
import type { ReactNode } from 'react';

/** A setting with a line below it that says what it does. */
export function Hinted({ hint, children }: { hint: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: 'flex-start' }}>
      {children}
      <FormHelperText sx={{ mx: 0 }}>{hint}</FormHelperText>
    </Box>
  );
}
