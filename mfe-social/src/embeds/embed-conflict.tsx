import type { EmbedInput } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ConflictNotice } from '@vitral/ui/forms';
import { useWatch, type Control } from 'react-hook-form';

interface EmbedConflictProps {
  control: Control<EmbedInput>;
  theirs: EmbedInput;
  onResolve: (merged: EmbedInput) => void;
}

/** Both sides of an embed that two people edited. */
export function EmbedConflict({ control, theirs, onResolve }: EmbedConflictProps) {
  const { t } = useTranslation('mfe-social');
  const mine = useWatch({ control, compute: (values: EmbedInput) => values });
  return (
    <ConflictNotice
      mine={mine}
      theirs={theirs}
      onResolve={onResolve}
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
