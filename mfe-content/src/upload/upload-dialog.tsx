import type { ContentCategory } from '@vitral/sdk/contracts/content';
import { useTranslation } from '@vitral/sdk/i18n';
import { FormDialog } from '@vitral/sdk/ui/forms';
import { UploadDetails } from './upload-details.tsx';
import { UploadFiles } from './upload-files.tsx';
import { useUploadForm } from './use-upload-form.ts';

export interface UploadDialogProps {
  /** Preselected category. */
  category?: ContentCategory;
  onClose: () => void;
}

/** The upload form in a dialog, which closes once all files are uploaded. */
export function UploadDialog({ category, onClose }: UploadDialogProps) {
  const { t } = useTranslation('mfe-content');
  const upload = useUploadForm({ category, onAllDone: onClose });
  return (
    <FormDialog
      open
      title={t('upload.title')}
      submitLabel={t('upload.submit', { count: upload.selection.files.length })}
      isDirty={upload.isDirty}
      isSubmitting={upload.run.isRunning}
      onSubmit={upload.submit}
      onClose={onClose}
    >
      <UploadFiles upload={upload} />
      <UploadDetails upload={upload} />
    </FormDialog>
  );
}
