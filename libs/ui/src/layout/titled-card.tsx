import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

/** A card with a heading, as on the dashboard. */
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
