import { useTranslation } from '@vitral/i18n';
import { Alert, Stack } from '@vitral/ui';
import { useEffect, useRef } from 'react';
import { DropZone } from './drop-zone.tsx';
import { PictureFocus } from './picture-focus.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SelectedFiles } from './selected-files.tsx';
import type { UploadForm } from './use-upload-form.ts';

/** Drop zone and list of the selected files. */
export function UploadFiles({ upload }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  const { selection, run, problem } = upload;
  const { files, refused, choose, dismissRefused } = selection;
  const button = useRef<HTMLButtonElement>(null);
  const focusChooseButton = () => button.current?.focus();

  // The list, which may have had the focus, disappears once all files are uploaded.
  const isEmpty = files.length === 0;
  const hadFiles = useRef(false);
  useEffect(() => {
    if (isEmpty && hadFiles.current && document.activeElement === document.body) focusChooseButton();
    hadFiles.current = !isEmpty;
  }, [isEmpty]);

  const isMissing = problem === 'upload.noFiles';
  useEffect(() => {
    if (isMissing) focusChooseButton();
  }, [isMissing]);

  return (
    <Stack spacing={2.5}>
      <DropZone ref={button} isDisabled={run.isRunning} onChoose={choose} />
      {isMissing && <Alert severity="error">{t('upload.noFiles')}</Alert>}
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
      {!isEmpty && <SelectedFiles upload={upload} onEmptied={focusChooseButton} />}
      {!run.isRunning && <PictureFocus selection={selection} />}
    </Stack>
  );
}
