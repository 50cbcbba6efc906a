import { Box } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';

interface EditorColumnsProps {
  preview: ReactNode;
  children: ReactNode;
}

/** Fields with a preview beside them on wide screens, otherwise below. */
export function EditorColumns({ preview, children }: EditorColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 430px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      {preview}
    </Box>
  );
}
