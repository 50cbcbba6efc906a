import { useTranslation } from '@vitral/sdk/i18n';
import { ConfirmDialog } from '@vitral/sdk/ui';
import { PreviewLinksDialog } from './preview-links-dialog.tsx';
import { PublishPageDialog } from './publish-dialog.tsx';
import { ScheduleDialog } from './schedule-dialog.tsx';
import { SitePageHistory } from './site-page-history.tsx';
import type { SitePageEditorState } from './use-site-page-editor.ts';

export type SitePageDialog =
  'publish' | 'schedule' | 'history' | 'share-preview' | 'discard' | 'unpublish' | 'delete';

interface SitePageDialogsProps {
  editor: SitePageEditorState;
  dialog: SitePageDialog | null;
  onClose: () => void;
  onDelete: () => void;
}

export function SitePageDialogs({ editor, dialog, onClose, onDelete }: SitePageDialogsProps) {
  const { t } = useTranslation('mfe-content');
  const { start } = editor;
  const question = (
    name: 'discard' | 'unpublish' | 'delete',
    confirmLabel: string,
    onConfirm: () => void,
  ) => (
    <ConfirmDialog
      open={dialog === name}
      title={t(`site-pages.${name}.title`)}
      text={t(`site-pages.${name}.text`)}
      confirmLabel={t(confirmLabel)}
      isDestructive
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
      onCancel={onClose}
    />
  );
  return (
    <>
      {dialog === 'publish' && <PublishPageDialog editor={editor} onClose={onClose} />}
      {dialog === 'schedule' && <ScheduleDialog editor={editor} onClose={onClose} />}
      {dialog === 'history' && <SitePageHistory editor={editor} onClose={onClose} />}
      {dialog === 'share-preview' && (
        <PreviewLinksDialog pageId={editor.base.id} isDirty={editor.isDirty} onClose={onClose} />
      )}
      {question('discard', 'actions.discard', () => start({ name: 'discard' }))}
      {question('unpublish', 'site-pages.unpublish', () => start({ name: 'unpublish' }))}
      {question('delete', 'actions.delete', onDelete)}
    </>
  );
}
