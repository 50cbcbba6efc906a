import { useSuspenseQuery } from '@tanstack/react-query';
import type { Embed } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { useSession } from '@vitral/session';
import { Box, EmptyState, Typography, useFocusAfterMove } from '@vitral/ui';
import { useState } from 'react';
import { DeleteEmbedDialog } from './delete-embed-dialog.tsx';
import { EmbedCard } from './embed-card.tsx';
import { EditEmbedDialog } from './embed-dialog.tsx';
import { embedsQuery, useMoveEmbed, type ShownEmbed } from './embeds.queries.ts';

type Task = { kind: 'edit' | 'delete'; embed: Embed } | null;

/** The embeds in site order. */
export function EmbedList() {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const mayWrite = useSession().allows('social-feeds.write');
  const { data: embeds } = useSuspenseQuery(embedsQuery);
  const [task, setTask] = useState<Task>(null);
  const [said, setSaid] = useState('');
  const { mutate: move } = useMoveEmbed();
  const keepFocus = useFocusAfterMove(embeds.map(({ id }) => id).join());
  const close = () => setTask(null);

  const step = ({ id, title }: ShownEmbed, order: number, button: HTMLButtonElement) => {
    keepFocus(button);
    setSaid(t('embeds.movedTo', { title, place: number(order + 1), count: number(embeds.length) }));
    move({ id, order });
  };
  if (embeds.length === 0) {
    return (
      <EmptyState
        icon="videocam"
        title={t('embeds.emptyTitle')}
        text={t(mayWrite ? 'embeds.emptyText' : 'embeds.emptyTextReader')}
      />
    );
  }
  return (
    <>
      <Typography variant="h3" id="embed-list" sx={{ mb: 1.5 }}>
        {t('embeds.list')}
      </Typography>
      <Box component="ol" aria-labelledby="embed-list" sx={LIST}>
        {embeds.map((embed, index) => (
          <EmbedCard
            key={embed.id}
            embed={embed}
            index={index}
            count={embeds.length}
            onStep={(by, button) => step(embed, index + by, button)}
            onEdit={(chosen) => setTask({ kind: 'edit', embed: chosen })}
            onDelete={(chosen) => setTask({ kind: 'delete', embed: chosen })}
          />
        ))}
      </Box>
      <Box role="status" sx={UNSEEN}>
        {said}
      </Box>
      {task?.kind === 'edit' && <EditEmbedDialog embed={task.embed} onClose={close} />}
      {task?.kind === 'delete' && <DeleteEmbedDialog embed={task.embed} onClose={close} />}
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;
