import { Box, Card, LoadBoundary, Skeleton, Typography } from '@vitral/ui';
import { useId, type ReactNode } from 'react';

interface SettingCardProps {
  title: string;
  text?: string;
  /** What to say when that cannot be read which the card reads by itself. */
  failure?: string;
  children: ReactNode;
}

/** Settings that belong together, with their explanation; what it reads by itself, it loads and fails by itself. */
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
      <Box sx={{ mt: 2.5 }}>
        {failure ? (
          <LoadBoundary failure={failure} loading={<Skeleton variant="rounded" height={64} />}>
            {children}
          </LoadBoundary>
        ) : (
          children
        )}
      </Box>
    </Card>
  );
}
