import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { NavigationIcon, type NavigationIconName } from '../layout/navigation-icon.tsx';

export interface EmptyStateProps {
  icon?: NavigationIconName;
  title: string;
  /** The next step. */
  text?: string;
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ icon = 'inbox', title, text, action }: EmptyStateProps) {
  return (
    <Stack role="status" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 7, px: 3 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'primary.main',
        }}
      >
        <NavigationIcon name={icon} />
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  );
}
