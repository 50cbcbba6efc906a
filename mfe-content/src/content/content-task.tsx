import type { ContentItem } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { useSession } from '@vitral/sdk/session';
import { lazyComponent, notify } from '@vitral/sdk/ui';
import { ItemMenu, type ItemMenuEntry } from '@vitral/sdk/ui/data';
import { memo, startTransition, useCallback, useState } from 'react';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { useDownload } from '../preview/use-download.ts';
import { ReplaceFileDialog } from '../upload/replace-file-dialog.tsx';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import { EditContentDialog } from './edit-content-dialog.tsx';

const ShareDialog = lazyComponent(
  'share-dialog',
  async () => (await import('../share-links/share-dialog.tsx')).ShareDialog,
  () => null,
);

const DIALOGS = {
  preview: PreviewDialog,
  edit: EditContentDialog,
  replace: ReplaceFileDialog,
  share: ShareDialog,
  delete: DeleteContentDialog,
};

/** An action on a file that opens a dialog. */
export interface ContentTask {
  kind: keyof typeof DIALOGS;
  item: ContentItem;
}

type ContentAction = ContentTask['kind'] | 'download' | 'copy-url';

export type StartAction = (action: ContentAction, item: ContentItem) => void;

export function ContentTaskDialog({ task, onClose }: { task: ContentTask; onClose: () => void }) {
  const Dialog = DIALOGS[task.kind];
  return <Dialog item={task.item} onClose={onClose} />;
}

/**
 * Provides the open dialog. Dialogs of the actions in `addressed` have a URL, which `open` opens; downloads and copies
 * of URLs need no dialog.
 */
export function useContentTask(addressed: 'edit' | 'preview', open: (id: string) => void) {
  const [task, setTask] = useState<ContentTask | null>(null);
  const download = useDownload();
  const copyUrl = useCopyUrl();
  const start = useCallback<StartAction>(
    (action, item) => {
      if (action === 'download') download(item);
      else if (action === 'copy-url') void copyUrl(item);
      else if (action === addressed) open(item.id);
      else startTransition(() => setTask({ kind: action, item }));
    },
    [download, copyUrl, addressed, open],
  );
  return { task, start, close: () => setTask(null) };
}

interface ContentMenuProps {
  item: ContentItem;
  onStart: StartAction;
}

/** Actions on a file that the role allows. Memoized, since a table renders many of them. */
export const ContentMenu = memo(function ContentMenu({ item, onStart }: ContentMenuProps) {
  const { t } = useTranslation('mfe-content');
  const { allows } = useSession();
  const entry = (kind: ContentAction, label: string, icon: ItemMenuEntry['icon']): ItemMenuEntry => ({
    label,
    icon,
    isDestructive: kind === 'delete',
    onClick: () => onStart(kind, item),
  });
  const mayWrite = allows('content.write');
  const entries = () => [
    entry('preview', t('content.menu.preview'), 'visibility'),
    ...(mayWrite
      ? [entry('edit', t('actions.edit'), 'edit'), entry('replace', t('content.menu.replace'), 'sync_alt')]
      : []),
    ...(allows('share-links.write') ? [entry('share', t('content.menu.share'), 'share')] : []),
    entry('download', t('content.menu.download'), 'download'),
    ...(item.visibility === 'public' && item.isVisible
      ? [entry('copy-url', t('content.menu.copyAddress'), 'link')]
      : []),
    ...(mayWrite ? [entry('delete', t('actions.delete'), 'delete')] : []),
  ];
  return (
    <ItemMenu
      label={t('content.menu.label', { title: item.title })}
      item={{ noun: 'content', id: item.id }}
      entries={entries}
    />
  );
});

/** Copies the permanent URL of a public file. */
function useCopyUrl() {
  const { t } = useTranslation('mfe-content');
  return useCallback(
    async ({ filename }: ContentItem) => {
      const url = new URL(`/uploads/${filename}`, window.location.origin).href;
      try {
        await navigator.clipboard.writeText(url);
        notify.success(t('content.menu.copied'), { description: url });
      } catch {
        // The clipboard needs permission and a secure page; without them the message shows the URL.
        notify.error(t('content.menu.copyFailed'), { description: url });
      }
    },
    [t],
  );
}
