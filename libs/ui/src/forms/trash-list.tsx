import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { TRASH_DAYS, type TrashedItem } from '@vitral/contracts/trash';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useState } from 'react';
import { Button } from '../controls/button.tsx';
import { ConfirmDialog } from '../feedback/confirm-dialog.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadFailure } from '../feedback/load-boundary.tsx';
import { LoadingCards } from '../feedback/loading.tsx';
import { Icon } from '../layout/icon.tsx';
import { trashQuery, useEraseItem, useRestoreItem, type Item, type Noun } from './items.ts';
import { SearchField } from './search-field.tsx';

interface TrashListProps {
  noun: Noun<Item, never>;
}

/** The deleted items of a noun, each with a button that restores it. */
export function TrashList({ noun }: TrashListProps) {
  const { t } = useTranslation();
  const [q, setQ] = useState('');
  return (
    <DialogContent dividers>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('trash.description', { count: TRASH_DAYS })}
      </Typography>
      <SearchField label={t('trash.search')} value={q} onChange={setQ} />
      <FoundItems noun={noun} q={q} />
    </DialogContent>
  );
}

function FoundItems({ noun, q }: TrashListProps & { q: string }) {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({ ...trashQuery(noun, q), placeholderData: keepPreviousData });
  const { mutate, isPending, variables } = useRestoreItem(noun);
  const [toErase, setToErase] = useState<TrashedItem | null>(null);
  if (error) return <LoadFailure title={t('trash.failed')} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingCards count={3} height={64} />;
  if (data.items.length === 0)
    return <EmptyState icon="delete" title={t(q ? 'trash.noMatch' : 'trash.empty')} />;
  return (
    <>
      <Box component="ul" aria-label={t('trash.title')} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {data.items.map((item) => (
          <TrashRow
            key={item.id}
            item={item}
            isPending={isPending && variables === item.id}
            onRestore={() => mutate(item.id)}
            onErase={noun.canErase ? () => setToErase(item) : undefined}
          />
        ))}
      </Box>
      {data.total > data.items.length && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {t('trash.more', { shown: data.items.length, count: data.total })}
        </Typography>
      )}
      {toErase && <EraseQuestion noun={noun} item={toErase} onClose={() => setToErase(null)} />}
    </>
  );
}

interface EraseQuestionProps extends TrashListProps {
  item: TrashedItem;
  onClose: () => void;
}

function EraseQuestion({ noun, item: { id, name }, onClose }: EraseQuestionProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useEraseItem(noun);
  return (
    <ConfirmDialog
      open
      title={t('trash.eraseTitle', { name })}
      text={t('trash.eraseText')}
      confirmLabel={t('trash.erase')}
      isDestructive
      isPending={isPending}
      onConfirm={() => mutate(id, { onSettled: onClose })}
      onCancel={onClose}
    />
  );
}

interface TrashRowProps {
  item: TrashedItem;
  isPending: boolean;
  onRestore: () => void;
  /** Undefined for a noun whose items stay until their days in the trash end. */
  onErase: (() => void) | undefined;
}

function TrashRow({ item: { name, deletedAt, deletedBy }, isPending, onRestore, onErase }: TrashRowProps) {
  const { t } = useTranslation();
  const { dateTime } = useFormats();
  const when = dateTime(deletedAt);
  const facts = deletedBy ? t('trash.deletedBy', { when, who: deletedBy }) : t('trash.deletedOn', { when });
  return (
    <Stack component="li" direction="row" sx={ROW}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {facts}
        </Typography>
      </Box>
      <Stack direction="row" spacing={1} sx={{ ml: 'auto' }}>
        <Button
          startIcon={<Icon name="restore" />}
          aria-label={t('trash.restoreOf', { name })}
          loading={isPending}
          loadingPosition="start"
          onClick={onRestore}
        >
          {t('trash.restore')}
        </Button>
        {onErase && (
          <Button color="error" aria-label={t('trash.eraseOf', { name })} onClick={onErase}>
            {t('trash.erase')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

const ROW = {
  flexWrap: 'wrap',
  columnGap: 1,
  alignItems: 'center',
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
