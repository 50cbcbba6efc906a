import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Chip } from '@vitral/ui';
import { daysLeft } from './days-left.ts';

/** From here on it is time to decide. */
const FEW = 3;

export function DaysLeftBadge({ item: { deletedAt } }: { item: ContentItem }) {
  const { t } = useTranslation('mfe-content');
  const count = daysLeft(deletedAt);
  return (
    <Chip
      size="small"
      color={count <= FEW ? 'warning' : 'default'}
      label={count === 0 ? t('content.lastDay') : t('content.daysLeft', { count })}
    />
  );
}
