import { Box, Typography } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';

/** Secondary text on a line of its own. */
export function Detail({ children }: { children: ReactNode }) {
  return (
    <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
      {children}
    </Typography>
  );
}

interface DetailedTextProps {
  children: ReactNode;
  /** The secondary text below; omitted when empty. */
  detail: ReactNode;
  isStrong?: boolean;
}

/** A text with a detail below it, for a table cell or a card. */
export function DetailedText({ children, detail, isStrong = false }: DetailedTextProps) {
  return (
    <Box sx={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: isStrong ? 600 : undefined }}>
        {children}
      </Typography>
      {detail && <Detail>{detail}</Detail>}
    </Box>
  );
}
