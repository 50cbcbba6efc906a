import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Grid with as many equal columns of at least `minWidth` pixels as fit. */
export const columns = (minWidth = 320) => ({
  display: 'grid',
  gap: 2,
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${minWidth}px), 1fr))`,
});

export interface CardGridProps {
  label: string;
  /** Cards that render as `li`. */
  children: ReactNode;
  /** The minimum width of a column in pixels. */
  minWidth?: number;
}

/** A list of cards in as many columns as fit. */
export function CardGrid({ label, children, minWidth }: CardGridProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0, ...columns(minWidth) }}>
      {children}
    </Box>
  );
}
