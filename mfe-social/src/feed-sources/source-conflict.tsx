import type { FeedSourceInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface SourceConflictProps {
  control: Control<FeedSourceInput>;
  conflict: Conflict<FeedSourceInput>;
}

/** Both sides of a source that two people edited. */
export function SourceConflict({ control, conflict }: SourceConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: FeedSourceInput) => values });
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
        {
          name: 'kind',
          label: t('feed-sources.fields.kind'),
          show: (value) => t(`feed-sources.kinds.${String(value)}`),
        },
        { name: 'title', label: t('feed-sources.fields.title') },
        { name: 'url', label: t('feed-sources.fields.url') },
        {
          name: 'isActive',
          label: t('feed-sources.fields.isActive'),
          show: (value) => t(value ? 'status.active' : 'status.inactive'),
        },
      ]}
    />
  );
}
