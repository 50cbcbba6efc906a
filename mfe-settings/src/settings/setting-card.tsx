import { Card, LoadBoundary, Skeleton, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';

interface SettingCardProps {
  title: string;
  text: string;
  /** What to say when the setting cannot be read. */
  failure: string;
  children: ReactNode;
}

/** One setting with its explanation; it loads and fails by itself. */
export function SettingCard({ title, text, failure, children }: SettingCardProps) {
  return (
    <Card component="section" sx={{ p: 3 }}>
      <Typography variant="h2">{title}</Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {text}
      </Typography>
      <LoadBoundary failure={failure} loading={<Skeleton variant="rounded" height={64} />}>
        {children}
      </LoadBoundary>
    </Card>
  );
}
