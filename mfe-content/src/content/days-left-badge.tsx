import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip } from '@vitral/ui';
import { daysLeft } from './days-left.ts';

/** The badge is a warning from this number of days on. */
const WARNING_DAYS = 3;

export function DaysLeftBadge({ item: { deletedAt } }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const count = daysLeft(deletedAt);
  return (
    <Chip
      size="small"
      color={count <= WARNING_DAYS ? 'warning' : 'default'}
      label={count === 0 ? t('content.lastDay') : t('content.daysLeft', { count })}
    />
  );
}
