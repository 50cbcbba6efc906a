import { Card, Stack, Typography } from '@vitral/ui';
import type { ReactNode } from 'react';

export function DebugCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" sx={{ p: 2.5 }}>
      <Stack spacing={2}>
        <Typography variant="h2">{title}</Typography>
        {children}
      </Stack>
    </Card>
  );
}
