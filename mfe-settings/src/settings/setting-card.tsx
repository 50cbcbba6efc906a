import { Box, Card, LoadBoundary, Skeleton, Stack, Typography } from '@vitral/sdk/ui';
import { useId, type ReactNode } from 'react';
import { TWO_COLUMNS } from '../shared/two-columns.ts';

interface SettingCardProps {
  title: string;
  text?: string;
  /** Error message for data that the card loads itself. */
  failure?: string;
  children: ReactNode;
}

/** A group of settings with an explanation. With `failure` it has its own loading and error states. */
export function SettingCard({ title, text, failure, children }: SettingCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography variant="h2" id={id} sx={{ fontSize: '1.1875rem' }}>
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      )}
      <Stack spacing={2.5} sx={{ mt: 2.5 }}>
        {failure ? (
          <LoadBoundary failure={failure} loading={<Skeleton variant="rounded" height={64} />}>
            {children}
          </LoadBoundary>
        ) : (
          children
        )}
      </Stack>
    </Card>
  );
}

/** Cards in two columns on wide screens. */
export function SettingColumns({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Box sx={TWO_COLUMNS}>
      <Stack spacing={2}>{first}</Stack>
      <Stack spacing={2}>{second}</Stack>
    </Box>
  );
}
