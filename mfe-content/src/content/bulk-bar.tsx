import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, Paper, Stack, Typography, type NavigationIconName } from '@vitral/ui';
import type { ReactNode } from 'react';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** What can be done to what is selected. */
  children: ReactNode;
}

/** Stays in view above a table while rows of it are selected. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Paper
      role="region"
      aria-label={t('content.bulk.bar')}
      variant="outlined"
      sx={{
        position: 'sticky',
        top: { xs: 64, md: 8 },
        zIndex: 2,
        mb: 2,
        px: { xs: 1, sm: 2 },
        py: 1,
        borderColor: 'primary.main',
      }}
    >
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: { xs: 0, sm: 0.5 } }}
      >
        <Typography role="status" sx={{ fontWeight: 600, mr: 1 }}>
          {t('content.bulk.selected', { count })}
        </Typography>
        {children}
        <Button color="inherit" onClick={onClear} sx={{ ml: { md: 'auto' } }}>
          {t('content.bulk.clear')}
        </Button>
      </Stack>
    </Paper>
  );
}

interface BulkButtonProps {
  icon: NavigationIconName;
  label: string;
  isDestructive?: boolean;
  isPending?: boolean;
  onClick: () => void;
}

export function BulkButton({ icon, label, isDestructive, isPending, onClick }: BulkButtonProps) {
  return (
    <Button
      color={isDestructive ? 'error' : 'primary'}
      startIcon={<NavigationIcon name={icon} />}
      loading={isPending}
      loadingPosition="start"
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
