import type { ContentItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Stack, Typography } from '@vitral/ui';
import { DaysLeftBadge } from './days-left-badge.tsx';
import { TitleCell } from './title-cell.tsx';
import { TrashActions } from './trash-actions.tsx';

interface TrashCardProps {
  item: ContentItem;
  onDelete: (item: ContentItem) => void;
}

/** Row of the trash on a phone. */
export function TrashCard({ item, onDelete }: TrashCardProps) {
  const { t } = useTranslation('mfe-content');
  const { date, fileSize } = useFormats();
  return (
    <Stack spacing={1}>
      <TitleCell item={item} />
      <Typography variant="body2" color="textSecondary">
        {[
          t(`category.${item.category}`),
          fileSize(item.fileSize),
          date(item.deletedAt ?? item.updatedAt),
        ].join(' · ')}
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}
      >
        <DaysLeftBadge item={item} />
        <TrashActions item={item} onDelete={onDelete} />
      </Stack>
    </Stack>
  );
}
