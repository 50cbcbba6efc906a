import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Button, IconButton, NavigationIcon, Stack, Tooltip } from '@vitral/ui';
import { useRestoreContent } from './content.queries.ts';

interface TrashActionsProps {
  item: ContentItem;
  onDelete: (item: ContentItem) => void;
}

/** Restores a deleted file or deletes it permanently. */
export function TrashActions({ item, onDelete }: TrashActionsProps) {
  const { t } = useTranslation('mfe-content');
  const { mutate, isPending } = useRestoreContent();
  const { title } = item;
  return (
    <Stack direction="row" sx={{ alignItems: 'center' }}>
      <Button
        startIcon={<NavigationIcon name="restore" />}
        aria-label={t('content.restoreOf', { title })}
        loading={isPending}
        loadingPosition="start"
        onClick={() => mutate(item)}
      >
        {t('content.restore')}
      </Button>
      <Tooltip title={t('content.deleteForGood')} describeChild>
        <IconButton
          color="error"
          aria-label={t('content.deleteForGoodOf', { title })}
          onClick={() => onDelete(item)}
        >
          <NavigationIcon name="delete_forever" />
        </IconButton>
      </Tooltip>
    </Stack>
  );
}
