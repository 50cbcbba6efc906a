import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { GLASS } from '../theme/tokens.ts';

export interface PageHeaderProps {
  title: string;
  description?: string;
  actions?: ReactNode;
}

const PANES = `linear-gradient(90deg, ${GLASS.map((color, index) => `${color} ${index * 20}% ${index * 20 + 20}%`).join(', ')})`;

/** The page's only h1, its description and its main actions. */
export function PageHeader({ title, description, actions }: PageHeaderProps) {
  return (
    <Stack
      component="header"
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ justifyContent: 'space-between', alignItems: { xs: 'stretch', sm: 'flex-end' }, mb: 3 }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {title}
        </Typography>
        <Box aria-hidden sx={{ width: 72, height: 4, borderRadius: 2, mt: 1, backgroundImage: PANES }} />
        {description && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" spacing={1} sx={{ flexShrink: 0, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}
