import type { SocialFeedItem } from '@vitral/contracts';
import { useFormats, useTranslation } from '@vitral/i18n';
import { Alert } from '@vitral/ui';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { FeedItemForm } from './feed-item-form.tsx';
import { blankValues, toInput, toValues } from './feed-item-values.ts';
import { fetchFeedItem, useSaveFeedItem } from './social-feeds.queries.ts';

interface FeedItemDialogProps {
  /** Undefined for a new one. */
  item?: SocialFeedItem;
  onClose: () => void;
}

/** Adds or edits a post. */
export function FeedItemDialog({ item, onClose }: FeedItemDialogProps) {
  const { t } = useTranslation('mfe-social');
  const { dateTime } = useFormats();
  const editing = useItemForm({
    item,
    blank: blankValues(),
    toValues,
    toInput: (values) => toInput(values, item?.createdAt),
    save: useSaveFeedItem(item?.id),
    refetch: fetchFeedItem,
    staleCode: 'social-feeds.stale',
    failure: t(item ? 'social-feeds.updateFailed' : 'social-feeds.createFailed'),
    onSaved: onClose,
  });
  const { control } = editing.form;
  const [title, url] = useWatch({ control, name: ['title', 'url'] });
  const yesOrNo = (value: boolean) => t(value ? 'social-feeds.yes' : 'social-feeds.no');
  return (
    <ItemFormDialog
      editing={editing}
      title={t(item ? 'social-feeds.editTitle' : 'social-feeds.addTitle')}
      submitLabel={t(item ? 'actions.update' : 'actions.add')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      label={(field) =>
        t(field === 'platform' ? 'social-feeds.platformLabel' : `social-feeds.fields.${field}`)
      }
      show={{
        platform: (platform) => t(`social-feeds.platform.${platform}`),
        createdAt: (instant) => (instant ? dateTime(instant) : '—'),
        isLive: yesOrNo,
        isActive: yesOrNo,
      }}
      notice={
        item?.sourceId && (
          <Alert severity="info" role="note">
            {t('social-feeds.editSynced')}
          </Alert>
        )
      }
      onClose={onClose}
    >
      <FeedItemForm control={control} />
    </ItemFormDialog>
  );
}
