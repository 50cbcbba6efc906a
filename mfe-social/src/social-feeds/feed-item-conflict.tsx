import { useFormats, useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict, type ConflictField } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';
import type { ItemValues } from './feed-item-values.ts';

interface FeedItemConflictProps {
  control: Control<ItemValues>;
  conflict: Conflict<ItemValues>;
}

/** Both sides of an item that two people edited. */
export function FeedItemConflict({ control, conflict }: FeedItemConflictProps) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const mine = useWatch({ control, compute: (values: ItemValues) => values });
  const field = (name: keyof ItemValues, show?: (value: unknown) => string): ConflictField<ItemValues> => ({
    name,
    label: t(`social-feeds.fields.${name}`),
    show,
  });
  const yesOrNo = (value: unknown) => t(value ? 'social-feeds.yes' : 'social-feeds.no');
  return (
    <ConflictNotice
      mine={mine}
      conflict={conflict}
      fields={[
        {
          name: 'platform',
          label: t('social-feeds.platformLabel'),
          show: (value) => t(`social-feeds.platform.${String(value)}`),
        },
        field('title'),
        field('description'),
        field('url'),
        field('thumbnailUrl'),
        field('createdAt', (value) => (value ? dateTime(String(value)) : '—')),
        field('engagementCount'),
        field('viewCount'),
        field('isLive', yesOrNo),
        field('isActive', yesOrNo),
      ]}
    />
  );
}
