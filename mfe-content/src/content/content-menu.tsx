import type { ContentItem } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { ItemMenu, notify, type ItemMenuEntry } from '@vitral/ui';
import { useDownload } from '../materials/use-download.ts';
import type { ContentTask, StartTask } from './content-task.tsx';

interface ContentMenuProps {
  item: ContentItem;
  onStart: StartTask;
}

/** What can be done to a file. */
export function ContentMenu({ item, onStart }: ContentMenuProps) {
  const { t } = useTranslation('mfe-content');
  const download = useDownload();
  const copyAddress = useCopyAddress();
  const start = (kind: ContentTask['kind']) => () => onStart({ kind, item });
  const hasAddress = item.visibility === 'public' && item.isVisible;
  const entries: ItemMenuEntry[] = [
    { label: t('content.menu.preview'), icon: 'visibility', onClick: start('preview') },
    { label: t('actions.edit'), icon: 'edit', onClick: start('edit') },
    { label: t('content.menu.replace'), icon: 'sync_alt', onClick: start('replace') },
    { label: t('content.menu.share'), icon: 'share', onClick: start('share') },
    { label: t('content.menu.download'), icon: 'download', onClick: () => download(item) },
  ];
  if (hasAddress) {
    entries.push({ label: t('content.menu.copyAddress'), icon: 'link', onClick: () => copyAddress(item) });
  }
  entries.push({ label: t('actions.delete'), icon: 'delete', isDestructive: true, onClick: start('delete') });
  return <ItemMenu label={t('content.menu.label', { title: item.title })} entries={entries} />;
}

/** The permanent address of a public file. */
function useCopyAddress() {
  const { t } = useTranslation('mfe-content');
  return async ({ filename }: ContentItem) => {
    const address = new URL(`/uploads/${filename}`, window.location.origin).href;
    try {
      await navigator.clipboard.writeText(address);
      notify.success(t('content.menu.copied'), { description: address });
    } catch {
      // Not allowed, or no secure page: the address can still be read off the message.
      notify.error(t('content.menu.copyFailed'), { description: address });
    }
  };
}
