import { Box, Paper, Stack, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';

interface MessagePanelProps {
  title: string;
  text: string;
  detail?: string;
  actions: ReactNode;
}

/** Replaces a page by one message and its actions. */
export function MessagePanel({ title, text, detail, actions }: MessagePanelProps) {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '50vh' }}>
      <Paper role="alert" variant="outlined" sx={{ p: { xs: 3, sm: 5 }, maxWidth: 560, width: '100%' }}>
        <Stack spacing={2}>
          <Typography component="h1" variant="h5">
            {title}
          </Typography>
          <Typography color="textSecondary">{text}</Typography>
          {detail && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {detail}
            </Typography>
          )}
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {actions}
          </Stack>
        </Stack>
      </Paper>
    </Box>
  );
}
