import { Card, LoadBoundary, Skeleton, Typography } from '@vitral/ui';
import { useId, type ReactNode } from 'react';

interface SettingCardProps {
  title: string;
  text: string;
  /** What to say when the setting cannot be read. */
  failure: string;
  children: ReactNode;
}

/** One setting with its explanation; it loads and fails by itself. */
export function SettingCard({ title, text, failure, children }: SettingCardProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 3 }}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5, mb: 2.5 }}>
        {text}
      </Typography>
      <LoadBoundary failure={failure} loading={<Skeleton variant="rounded" height={64} />}>
        {children}
      </LoadBoundary>
    </Card>
  );
}
