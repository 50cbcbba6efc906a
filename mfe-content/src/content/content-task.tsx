import type { ContentItem } from '@vitral/contracts';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { ShareDialog } from '../share-links/share-dialog.tsx';
import { ReplaceFileDialog } from '../upload/replace-file-dialog.tsx';
import { DeleteContentDialog } from './delete-content-dialog.tsx';
import { EditContentDialog } from './edit-content-dialog.tsx';

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

export type ContentAction = ContentTask['kind'] | 'download' | 'copy-url';

export type StartAction = (action: ContentAction, item: ContentItem) => void;

export function ContentTaskDialog({ task, onClose }: { task: ContentTask; onClose: () => void }) {
  const Dialog = DIALOGS[task.kind];
  return <Dialog item={task.item} onClose={onClose} />;
}
