import type { EmbedInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice, type Conflict } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface EmbedConflictProps {
  control: Control<EmbedInput>;
  conflict: Conflict<EmbedInput>;
}

/** Both sides of an embed that two people edited. */
export function EmbedConflict({ control, conflict }: EmbedConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: EmbedInput) => values });
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
        { name: 'url', label: t('embeds.fields.url') },
        { name: 'title', label: t('embeds.fields.title') },
        {
          name: 'isActive',
          label: t('embeds.fields.isActive'),
          show: (value) => t(value ? 'status.active' : 'status.inactive'),
        },
      ]}
    />
  );
}
