import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import type { Selection } from '@vitral/ui';
import { useState } from 'react';
import { BulkBar, BulkButton } from './bulk-bar.tsx';
import { BulkDeleteDialog } from './bulk-delete-dialog.tsx';
import { BulkTagsDialog } from './bulk-tags-dialog.tsx';
import { BulkVisibility } from './bulk-visibility.tsx';
import { useBulkChange } from './use-bulk-change.ts';

interface ContentBulkBarProps {
  /** The selected files; never empty. */
  items: ContentItem[];
  selection: Selection;
}

/** Actions on the selected files; the selection stays when an action fails. */
export function ContentBulkBar({ items, selection }: ContentBulkBarProps) {
  const { t } = useTranslation('mfe-content');
  const [task, setTask] = useState<'delete' | 'add-tags' | 'remove-tags' | null>(null);
  const { mutate, isPending, variables } = useBulkChange(items);
  const ids = items.map(({ id }) => id);
  const isRunning = (action: string) => isPending && variables.action === action;
  const onSuccess = selection.clear;
  const close = () => setTask(null);

  return (
    <BulkBar count={items.length} onClear={selection.clear}>
      <BulkVisibility
        isPending={isRunning('set-visibility')}
        onChoose={(visibility) => mutate({ action: 'set-visibility', ids, visibility }, { onSuccess })}
      />
      <BulkButton
        icon="visibility"
        label={t('content.bulk.show')}
        isPending={isRunning('show')}
        onClick={() => mutate({ action: 'show', ids }, { onSuccess })}
      />
      <BulkButton
        icon="visibility_off"
        label={t('content.bulk.hide')}
        isPending={isRunning('hide')}
        onClick={() => mutate({ action: 'hide', ids }, { onSuccess })}
      />
      <BulkButton icon="label" label={t('content.bulk.addTags')} onClick={() => setTask('add-tags')} />
      <BulkButton icon="label" label={t('content.bulk.removeTags')} onClick={() => setTask('remove-tags')} />
      <BulkButton icon="delete" label={t('actions.delete')} isDestructive onClick={() => setTask('delete')} />
      {task === 'delete' && <BulkDeleteDialog items={items} onDone={selection.clear} onClose={close} />}
      {(task === 'add-tags' || task === 'remove-tags') && (
        <BulkTagsDialog action={task} items={items} onDone={selection.clear} onClose={close} />
      )}
    </BulkBar>
  );
}
