import { NEW_FEED_SOURCE, type FeedSource } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemFormDialog, useItemForm } from '@vitral/ui/forms';
import { useWatch } from 'react-hook-form';
import { fetchFeedSource, useSaveFeedSource } from './feed-sources.queries.ts';
import { SourceForm } from './source-form.tsx';

interface SourceDialogProps {
  /** Undefined for a new one. */
  source?: FeedSource;
  onClose: () => void;
}

/** Adds or edits a feed source. */
export function SourceDialog({ source, onClose }: SourceDialogProps) {
  const { t } = useTranslation('mfe-social');
  const editing = useItemForm({
    item: source,
    blank: NEW_FEED_SOURCE,
    save: useSaveFeedSource(source?.id),
    refetch: fetchFeedSource,
    staleCode: 'feed-sources.stale',
    failure: t(source ? 'feed-sources.updateFailed' : 'feed-sources.createFailed'),
    atField: { 'feed-sources.taken': 'url' },
    onSaved: onClose,
  });
  const { form } = editing;
  const [title, url] = useWatch({ control: form.control, name: ['title', 'url'] });
  return (
    <ItemFormDialog
      editing={editing}
      title={t(source ? 'feed-sources.editTitle' : 'feed-sources.addTitle')}
      submitLabel={t(source ? 'actions.update' : 'actions.add')}
      canSubmit={title.trim() !== '' && url.trim() !== ''}
      label={(field) =>
        t(field === 'platform' ? 'social-feeds.platformLabel' : `feed-sources.fields.${field}`)
      }
      show={{
        platform: (platform) => t(`social-feeds.platform.${platform}`),
        kind: (kind) => t(`feed-sources.kinds.${kind}`),
        isActive: (isActive) => t(isActive ? 'status.active' : 'status.inactive'),
      }}
      onClose={onClose}
    >
      <SourceForm form={form} />
    </ItemFormDialog>
  );
}
