import type { ContentItem } from '@vitral/contracts';
import { DeleteContentDialog } from '../content/delete-content-dialog.tsx';
import { EditContentDialog } from '../content/edit-content-dialog.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { ShareDialog } from '../share-links/share-dialog.tsx';
import { UploadDialog } from '../upload/upload-dialog.tsx';
import { CATEGORY } from './materials.queries.ts';

/** The open dialog. */
export type MaterialTask =
  { kind: 'add' } | { kind: 'preview' | 'edit' | 'share' | 'delete'; item: ContentItem };

const DIALOGS = {
  preview: PreviewDialog,
  edit: EditContentDialog,
  share: ShareDialog,
  delete: DeleteContentDialog,
};

interface MaterialDialogProps {
  task: MaterialTask;
  onClose: () => void;
}

export function MaterialDialog({ task, onClose }: MaterialDialogProps) {
  if (task.kind === 'add') return <UploadDialog category={CATEGORY} onClose={onClose} />;
  const Dialog = DIALOGS[task.kind];
  return <Dialog item={task.item} onClose={onClose} />;
}
