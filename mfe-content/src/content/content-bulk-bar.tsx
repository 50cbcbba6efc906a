import { type ContentItem, VISIBILITIES } from '@vitral/sdk/contracts/content';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { notify, type IconName } from '@vitral/sdk/ui';
import { BulkButton, BulkFrame, BulkMenu, type Selection } from '@vitral/sdk/ui/data';
import { FormDialog, TagsField } from '@vitral/sdk/ui/forms';
import { useState } from 'react';
import { ShareDialog } from '../share-links/share-dialog.tsx';
import { BulkDeleteDialog } from './delete-content-dialog.tsx';
import { useBulkChange } from './use-bulk-change.ts';

interface ContentBulkBarProps {
  /** The selected files in the order of their selection; never empty. */
  items: ContentItem[];
  selection: Selection;
}

/** Actions on the selected files that the role allows; the selection stays when an action fails. */
export function ContentBulkBar({ items, selection }: ContentBulkBarProps) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  return (
    <BulkFrame
      label={t('content.bulk.bar')}
      selected={t('content.bulk.selected', { count: items.length })}
      onClear={selection.clear}
    >
      {allows('share-links.write') && <ShareButton items={items} selection={selection} />}
      {allows('content.write') && <ContentChanges items={items} selection={selection} />}
    </BulkFrame>
  );
}

/** Makes a link to the selected files, in the order of their selection. */
function ShareButton({ items, selection }: ContentBulkBarProps) {
  const { t } = useTranslation('mfe-content');
  const [isOpen, setIsOpen] = useState(false);
  const [first, ...others] = items;
  const max = LIMITS.sharedItems;
  const open = () =>
    items.length > max ? notify.info(t('share-links.fullHint', { limit: max })) : setIsOpen(true);
  const close = (isShared: boolean) => {
    setIsOpen(false);
    if (isShared) selection.clear();
  };
  return (
    <>
      <BulkButton
        icon="share"
        label={t(others.length > 0 ? 'content.bulk.kit' : 'content.menu.share')}
        onClick={open}
      />
      {isOpen && first && <ShareDialog item={first} others={others} onClose={close} />}
    </>
  );
}

function ContentChanges({ items, selection }: ContentBulkBarProps) {
  const { t } = useTranslation('mfe-content');
  const [task, setTask] = useState<'delete' | 'add-tags' | 'remove-tags' | null>(null);
  const { mutate, isPending, variables } = useBulkChange(items);
  const ids = items.map(({ id }) => id);
  const isRunning = (action: string) => isPending && variables.action === action;
  const onSuccess = selection.clear;
  const close = () => setTask(null);
  const switchButton = (action: 'show' | 'hide', icon: IconName) => (
    <BulkButton
      icon={icon}
      label={t(`content.bulk.${action}`)}
      isPending={isRunning(action)}
      onClick={() => mutate({ action, ids }, { onSuccess })}
    />
  );
  return (
    <>
      <BulkMenu
        icon="security"
        label={t('content.bulk.visibility')}
        choices={VISIBILITIES.map((value) => ({ value, label: t(`visibility.${value}`) }))}
        isPending={isRunning('set-visibility')}
        onChoose={(visibility) => mutate({ action: 'set-visibility', ids, visibility }, { onSuccess })}
      />
      {switchButton('show', 'visibility')}
      {switchButton('hide', 'visibility_off')}
      <BulkButton icon="label" label={t('content.bulk.addTags')} onClick={() => setTask('add-tags')} />
      <BulkButton icon="label" label={t('content.bulk.removeTags')} onClick={() => setTask('remove-tags')} />
      <BulkButton icon="delete" label={t('actions.delete')} isDestructive onClick={() => setTask('delete')} />
      {task === 'delete' && <BulkDeleteDialog items={items} onDone={selection.clear} onClose={close} />}
      {(task === 'add-tags' || task === 'remove-tags') && (
        <BulkTagsDialog action={task} items={items} onDone={selection.clear} onClose={close} />
      )}
    </>
  );
}

interface BulkTagsDialogProps {
  action: 'add-tags' | 'remove-tags';
  items: ContentItem[];
  /** Called once the tags are saved. */
  onDone: () => void;
  onClose: () => void;
}

/** Adds tags to every selected file, or removes tags from the files that have them. */
function BulkTagsDialog({ action, items, onDone, onClose }: BulkTagsDialogProps) {
  const { t } = useTranslation('mfe-content');
  const [tags, setTags] = useState<string[]>([]);
  const { mutate, isPending } = useBulkChange(items);
  const inUse = [...new Set(items.flatMap((item) => item.tags))].sort(new Intl.Collator().compare);
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
