import { useTranslation } from '@vitral/i18n';
import { Box, Typography } from '@vitral/ui';
import { useRef } from 'react';
import { SelectedFileRow } from './selected-file-row.tsx';
import type { UploadForm } from './use-upload-form.ts';

interface SelectedFilesProps {
  upload: UploadForm;
  /** Called when the last file is removed, to move the focus elsewhere. */
  onEmptied: () => void;
}

/** The selected files. A pressed button may disappear, so the heading takes the focus first. */
export function SelectedFiles({ upload, onEmptied }: SelectedFilesProps) {
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
