import { useTranslation } from '@vitral/i18n';
import { Alert, Stack } from '@vitral/ui';
import { useEffect, useRef } from 'react';
import { DropZone } from './drop-zone.tsx';
import { PictureFocus } from './picture-focus.tsx';
import { RefusedFiles } from './refused-files.tsx';
import { SelectedFiles } from './selected-files.tsx';
import type { UploadForm } from './use-upload-form.ts';

/** Choosing files, and the list of those that were chosen. */
export function UploadFiles({ upload }: { upload: UploadForm }) {
  const { t } = useTranslation('mfe-content');
  const { selection, run, problem } = upload;
  const { files, refused, choose, dismissRefused } = selection;
  const button = useRef<HTMLButtonElement>(null);
  const focusChoice = () => button.current?.focus();

  // The list that had the focus is gone once everything has arrived.
  const isEmpty = files.length === 0;
  const hadFiles = useRef(false);
  useEffect(() => {
    if (isEmpty && hadFiles.current && document.activeElement === document.body) focusChoice();
    hadFiles.current = !isEmpty;
  }, [isEmpty]);

  const isMissing = problem === 'upload.noFiles';
  useEffect(() => {
    if (isMissing) focusChoice();
  }, [isMissing]);

  return (
    <Stack spacing={2.5}>
      <DropZone ref={button} isDisabled={run.isRunning} onChoose={choose} />
      {isMissing && <Alert severity="error">{t('upload.noFiles')}</Alert>}
      <RefusedFiles refused={refused} onDismiss={dismissRefused} />
      {!isEmpty && <SelectedFiles upload={upload} onEmptied={focusChoice} />}
      {!run.isRunning && <PictureFocus selection={selection} />}
    </Stack>
  );
}
