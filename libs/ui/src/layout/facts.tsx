import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

const GRID = {
  m: 0,
  display: 'grid',
  gap: 2,
  // At most three columns, by the width of the container: a narrow card on a wide screen has fewer.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(12rem, (100% - 32px) / 3), 100%), 1fr))',
} as const;

/** The properties of an item as a description list; its children are `Fact`s. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <Box component="dl" sx={GRID}>
      {children}
    </Box>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography component="dt" variant="body2" color="textSecondary">
        {term}
      </Typography>
      <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </Box>
  );
}
