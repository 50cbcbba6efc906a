import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Stack, Typography } from '@vitral/sdk/ui';
import { Switch } from '@vitral/sdk/ui/forms';
import { useSession } from '@vitral/sdk/session';
import type { ReactNode } from 'react';
import { VisibilityBadge } from '../shared/visibility-badge.tsx';
import { useToggleContent } from './content.queries.ts';
import { TitleCell } from './title-cell.tsx';

/** A row of the table on a phone. */
export function ContentCard({ item, actions }: { item: ContentItem; actions: ReactNode }) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  const { allows } = useSession();
  const facts = [
    t(`type.${item.type}`),
    t(`category.${item.category}`),
    fileSize(item.fileSize),
    t('content.downloadCount', { count: item.downloadCount }),
    date(item.createdAt),
  ];
  return (
    <Stack spacing={1}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <TitleCell item={item} />
        <Box sx={{ '&&': { mt: -0.75, mr: -1 }, display: 'flex' }}>{actions}</Box>
      </Stack>
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <VisibilityBadge visibility={item.visibility} />
        {allows('content.write') && <VisibleSwitch item={item} />}
      </Stack>
    </Stack>
  );
}

/** Shows or hides a file: switches at once, and back again if the server refuses. */
export function VisibleSwitch({ item }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending, variables } = useToggleContent();
  return (
    <Switch
      checked={isPending ? !variables.isVisible : item.isVisible}
      // A disabled switch would lose the focus, so it stays enabled while the request is pending.
      onChange={() => !isPending && mutate(item)}
      slotProps={{
        input: { role: 'switch', 'aria-label': t('content.visibleSwitch', { title: item.title }) },
      }}
    />
  );
}
