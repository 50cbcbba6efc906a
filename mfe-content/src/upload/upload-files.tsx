import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Stack, Typography } from '@vitral/sdk/ui';
import { useEffect, useRef, useState } from 'react';
import { FocalPointPicker } from '../pictures/focal-point-picker.tsx';
import { DropZone, RefusedFiles } from './drop-zone.tsx';
import { SelectedFileRow } from './selected-file-row.tsx';
import { typeOf, type SelectedFile } from './selected-file.ts';
import type { FileSelection } from './use-file-selection.ts';
import type { UploadForm } from './use-upload-form.ts';

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

interface SelectedFilesProps {
  upload: UploadForm;
  /** Called when the last file is removed, to move the focus elsewhere. */
  onEmptied: () => void;
}

/** The selected files. A pressed button may disappear, so the heading takes the focus first. */
function SelectedFiles({ upload, onEmptied }: SelectedFilesProps) {
  const { t } = useTranslation('mfe-content');
  const heading = useRef<HTMLHeadingElement>(null);
  const { selection, run } = upload;
  const { files } = selection;

  const focusingHeading = (act: () => unknown) => () => {
    heading.current?.focus();
    void act();
  };
  const remove = (id: string) => {
    selection.remove(id);
    if (files.length === 1) onEmptied();
  };
  return (
    <Box>
      <Typography ref={heading} variant="h3" component="h2" tabIndex={-1} sx={{ outline: 'none' }}>
        {t('upload.selected', { count: files.length })}
      </Typography>
      <Box
        component="ul"
        aria-label={t('upload.selectedList')}
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 420, overflowY: 'auto' }}
      >
        {files.map((selected) => (
          <SelectedFileRow
            key={selected.id}
            selected={selected}
            onRetry={focusingHeading(() => upload.retry(selected.id))}
            onCancel={focusingHeading(run.cancelCurrent)}
            onRemove={focusingHeading(() => remove(selected.id))}
          />
        ))}
      </Box>
    </Box>
  );
}

/** Focal point of a single selected picture; renders nothing for several files or another type. */
function PictureFocus({ selection: { files, update } }: { selection: FileSelection }) {
  const [only, ...others] = files;
  if (!only || others.length > 0 || typeOf(only.file.type) !== 'image') return null;
  return <ChosenPicture key={only.id} selected={only} update={update} />;
}

interface ChosenPictureProps {
  selected: SelectedFile;
  update: FileSelection['update'];
}

function ChosenPicture({ selected: { id, file, focalPoint }, update }: ChosenPictureProps) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <FocalPointPicker src={url} value={focalPoint} onChange={(point) => update(id, { focalPoint: point })} />
  );
}
