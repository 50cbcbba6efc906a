import { useSuspenseQuery } from '@tanstack/react-query';
import type { Embed } from '@vitral/sdk/contracts/embeds';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { Box, EmptyState, LoadBoundary, LoadingCards, Typography, VISUALLY_HIDDEN } from '@vitral/sdk/ui';
import {
  type BulkList,
  BulkSection,
  ExportLink,
  useFocusAfterMove,
  useSwitchActions,
} from '@vitral/sdk/ui/data';
import { ItemDialogs, TrashButton, useItemTask } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { SectionHead } from '../shared/section-head.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import { EmbedCard } from './embed-card.tsx';
import { EditEmbedDialog } from './embed-dialog.tsx';
import { EMBEDS, embedsQuery, useMoveEmbed, type ShownEmbed } from './embeds.queries.ts';
import { LatestPreview } from './latest-preview.tsx';

/** The fifth tab shows the embeds of the site in their order. */
export function CustomEmbeds() {
  const { t } = useTranslation('mfe-social');
  const mayWrite = useSession().allows('social-feeds.write');
  return (
    <>
      <SectionHead
        title={t('embeds.customTitle')}
        text={t('embeds.customText')}
        actions={
          <>
            {mayWrite && <TrashButton noun={EMBEDS} />}
            <LatestPreview />
          </>
        }
      />
      {mayWrite && <EmbedBuilder />}
      <LoadBoundary failure={t('embeds.fetchFailed')} loading={<LoadingCards count={2} />}>
        <EmbedList />
      </LoadBoundary>
    </>
  );
}

function EmbedList() {
  const { t } = useTranslation('mfe-social');
  const { number } = useFormats();
  const mayWrite = useSession().allows('social-feeds.write');
  const { data: embeds } = useSuspenseQuery(embedsQuery);
  const bulk: BulkList = {
    path: '/embeds',
    filters: {},
    reload: EMBEDS.reload,
    actions: useSwitchActions(),
    deletes: 'to-trash',
  };
  const tasks = useItemTask<Embed>({ part: 'embeds', mayAdd: false, mayOpen: mayWrite });
  const [message, setMessage] = useState('');
  const { mutate: move } = useMoveEmbed();
  const keepFocus = useFocusAfterMove(embeds.map(({ id }) => id).join());

  const step = ({ id, title }: ShownEmbed, order: number, button: HTMLButtonElement) => {
    keepFocus(button);
    setMessage(t('embeds.movedTo', { title, place: number(order + 1), count: number(embeds.length) }));
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
      <BulkSection bulk={mayWrite ? bulk : undefined} rows={embeds} total={embeds.length} scope="">
        <Box component="ol" aria-labelledby="embed-list" sx={LIST}>
          {embeds.map((embed, index) => (
            <EmbedCard
              key={embed.id}
              embed={embed}
              index={index}
              count={embeds.length}
              onStep={(by, button) => step(embed, index + by, button)}
              onEdit={tasks.edit}
              onDelete={tasks.remove}
            />
          ))}
        </Box>
      </BulkSection>
      {mayWrite && <ExportLink label={t('bulk.export')} path={bulk.path} query={{}} />}
      <Box role="status" sx={VISUALLY_HIDDEN}>
        {message}
      </Box>
      <ItemDialogs
        noun={EMBEDS}
        tasks={tasks}
        form={(embed) => embed && <EditEmbedDialog embed={embed} onClose={tasks.close} />}
        deleteText={({ title }) => t('embeds.deleteText', { title })}
      />
    </>
  );
}

const LIST = { listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 } as const;
