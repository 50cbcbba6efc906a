import { arrayMove, DragHandle, SortableList, useSortableRow } from '@vitral/sdk/sortable';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { Testimonial } from '@vitral/sdk/contracts/testimonials';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  Card,
  DialogContent,
  LoadBoundary,
  LoadingCards,
  Stack,
  TitledDialog,
  Typography,
} from '@vitral/sdk/ui';
import { MoveButtons, useFocusAfterMove } from '@vitral/sdk/ui/data';
import { useState } from 'react';
import { pinnedQuery, usePutPlace } from './pinned.queries.ts';

/** The pinned testimonials, which are moved by dragging, by keyboard and by buttons. */
export function PinnedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  return (
    <TitledDialog title={t('testimonials.pinned.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent dividers>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('testimonials.pinned.description')}
        </Typography>
        <LoadBoundary
          failure={t('testimonials.pinned.fetchFailed')}
          loading={<LoadingCards count={2} height={64} />}
        >
          <PinnedList />
        </LoadBoundary>
      </DialogContent>
    </TitledDialog>
  );
}

function PinnedList() {
  const { t } = useTranslation('mfe-people');
  const { number } = useFormats();
  const { data } = useSuspenseQuery(pinnedQuery);
  const { mutate } = usePutPlace();
  const [announcement, setAnnouncement] = useState('');
  /** The order until the server's is loaded. */
  const [local, setLocal] = useState<Testimonial[] | null>(null);
  const shown = local ?? data;
  const keepFocus = useFocusAfterMove(shown.map(({ id }) => id).join());
  const move = (id: string, to: number) => {
    const from = shown.findIndex((one) => one.id === id);
    setLocal(arrayMove([...shown], from, to));
    mutate({ id, place: to }, { onSettled: () => setLocal(null) });
  };
  if (shown.length === 0) return <Typography>{t('testimonials.pinned.none')}</Typography>;
  return (
    <SortableList
      label={t('testimonials.pinned.title')}
      items={shown}
      announcement={announcement}
      onDrop={move}
    >
      {shown.map((testimonial, index) => (
        <PinnedRow
          key={testimonial.id}
          testimonial={testimonial}
          index={index}
          count={shown.length}
          onStep={(by, button) => {
            keepFocus(button);
            const place = { place: number(index + by + 1), count: number(shown.length) };
            setAnnouncement(t('sortable.movedTo', { name: testimonial.name, ...place }));
            move(testimonial.id, index + by);
          }}
        />
      ))}
    </SortableList>
  );
}

interface PinnedRowProps {
  testimonial: Testimonial;
  index: number;
  count: number;
  onStep: (by: -1 | 1, button: HTMLButtonElement) => void;
}

function PinnedRow({ testimonial: { id, name, text }, ...place }: PinnedRowProps) {
  const { t } = useTranslation('mfe-people');
  const { element, handle, isDragging } = useSortableRow(id);
  const { mutate, isPending } = usePutPlace();
  return (
    <Card
      component="li"
      {...element}
      sx={{ p: 1.5, position: 'relative', ...(isDragging && { zIndex: 1, boxShadow: 8 }) }}
    >
      <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <DragHandle handle={handle} name={name} />
        <Box sx={{ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
          <Typography variant="body2" color="textSecondary" noWrap>
            {text}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ ml: 'auto' }}>
          <MoveButtons
            upLabel={t('testimonials.pinned.moveUp', { name })}
            downLabel={t('testimonials.pinned.moveDown', { name })}
            {...place}
          />
          <Button
            aria-label={t('testimonials.pinned.unpinOf', { name })}
            loading={isPending}
            onClick={() => mutate({ id, place: null })}
          >
            {t('testimonials.pinned.unpin')}
          </Button>
        </Stack>
      </Stack>
    </Card>
  );
}
