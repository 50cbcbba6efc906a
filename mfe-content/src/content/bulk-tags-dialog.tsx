import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { FormDialog, TagsField } from '@vitral/ui/forms';
import { useState } from 'react';
import { useBulkChange } from './use-bulk-change.ts';

interface BulkTagsDialogProps {
  action: 'add-tags' | 'remove-tags';
  items: ContentItem[];
  /** Called once the tags are saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Adds tags to every selected file, or removes tags from the files that have them. */
export function BulkTagsDialog({ action, items, onDone, onClose }: BulkTagsDialogProps) {
  const { t } = useTranslation('mfe-content');
  const [tags, setTags] = useState<string[]>([]);
  const { mutate, isPending } = useBulkChange(items);
  const inUse = [...new Set(items.flatMap((item) => item.tags))].sort((one, other) =>
    one.localeCompare(other),
  );
  const key = action === 'add-tags' ? 'content.bulk.addTags' : 'content.bulk.removeTags';
  const save = () => {
    onDone();
    onClose();
  };
  return (
    <FormDialog
      open
      title={t(`${key}Title`)}
      submitLabel={t(key)}
      isDirty={tags.length > 0}
      canSubmit={tags.length > 0}
      isSubmitting={isPending}
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ action, ids: items.map(({ id }) => id), tags }, { onSuccess: save });
      }}
      onClose={onClose}
    >
      <TagsField
        label={t('content.fields.tags')}
        value={tags}
        onChange={setTags}
        suggestions={action === 'remove-tags' ? inUse : []}
        autoFocus
      />
    </FormDialog>
  );
}
