import { Box, Paper, Stack, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';

interface NoticePanelProps {
  title: string;
  text: string;
  detail?: string;
  actions: ReactNode;
}

/** A page's place taken by one message and what can be done about it. */
export function NoticePanel({ title, text, detail, actions }: NoticePanelProps) {
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
