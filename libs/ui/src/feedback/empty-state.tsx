import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@vitral/i18n';
import type { ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Icon, type IconName } from '../layout/icon.tsx';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  /** The next step. */
  text?: string;
  action?: ReactNode;
}

/** Replaces an empty list. */
export function EmptyState({ icon = 'inbox', title, text, action }: EmptyStateProps) {
  return (
    <Stack role="status" spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', py: 7, px: 3 }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          width: 64,
          height: 64,
          borderRadius: '50%',
          bgcolor: 'action.hover',
          color: 'primary.main',
        }}
      >
        <Icon name={icon} />
      </Box>
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text && (
        <Typography color="textSecondary" sx={{ maxWidth: 420 }}>
          {text}
        </Typography>
      )}
      {action}
    </Stack>
  );
}

/** Replaces a list in which no item matches the filters. */
export function NoMatch({ onClear, ...state }: Omit<EmptyStateProps, 'action'> & { onClear: () => void }) {
  const { t } = useTranslation();
  return <EmptyState {...state} action={<Button onClick={onClear}>{t('actions.clearFilters')}</Button>} />;
}

interface EmptyListProps extends Pick<EmptyStateProps, 'icon' | 'action'> {
  t: (key: string) => string;
  /** Prefix of the texts `noMatchTitle`, `noMatchText`, `emptyTitle` and `emptyText`. */
  noun: string;
  filters: object;
  onClear: () => void;
  noMatchIcon?: IconName;
}

/** Replaces an empty list with filters: shows that nothing matches or, without a filter, the first step. */
export function EmptyList({ t, noun, filters, onClear, noMatchIcon, ...state }: EmptyListProps) {
  return Object.values(filters).some(Boolean) ? (
    <NoMatch
      icon={noMatchIcon}
      title={t(`${noun}.noMatchTitle`)}
      text={t(`${noun}.noMatchText`)}
      onClear={onClear}
    />
  ) : (
    <EmptyState {...state} title={t(`${noun}.emptyTitle`)} text={t(`${noun}.emptyText`)} />
  );
}
