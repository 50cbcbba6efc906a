import { Card, Stack, Typography } from '@vitral/sdk/ui';
import { useId, type ReactNode } from 'react';

export function TitledCard({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ p: 2.5 }}>
      <Stack spacing={2}>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {children}
      </Stack>
    </Card>
  );
}
