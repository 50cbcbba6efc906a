import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import { use, type ReactNode } from 'react';
import { GLASS } from '../theme/tokens.ts';
import { Icon } from './icon.tsx';
import { PageHelpContext } from './page-help.ts';

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
        <Stack direction="row" spacing={0.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none', minWidth: 0 }}>
            {title}
          </Typography>
          <PageHelpButton />
        </Stack>
        <Box aria-hidden sx={{ width: 72, height: 4, borderRadius: 2, mt: 1, backgroundImage: PANES }} />
        {description && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {description}
          </Typography>
        )}
      </Box>
      {actions && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexShrink: 0, flexWrap: 'wrap' }}>
          {actions}
        </Stack>
      )}
    </Stack>
  );
}

function PageHelpButton() {
  const { t } = useTranslation();
  const open = use(PageHelpContext);
  if (!open) return null;
  const label = t('page.help');
  return (
    <IconButton size="small" aria-haspopup="dialog" aria-label={label} title={label} onClick={open}>
      <Icon name="help" fontSize="small" />
    </IconButton>
  );
}
