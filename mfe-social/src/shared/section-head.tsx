import { Box, Stack, Typography } from '@vitral/sdk/ui';
import type { ReactNode } from 'react';

interface SectionHeadProps {
  id?: string;
  title: string;
  text?: ReactNode;
  /** Buttons, beside the title on wide screens. */
  actions?: ReactNode;
}

/** Heading of a tab or of one of its sections. */
export function SectionHead({ id, title, text, actions }: SectionHeadProps) {
  return (
    <Stack
      direction={{ xs: 'column', md: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { md: 'flex-end' }, mb: 2 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {text && (
          <Typography color="textSecondary" sx={{ mt: 0.5, maxWidth: 760 }}>
            {text}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', flexShrink: 0 }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
