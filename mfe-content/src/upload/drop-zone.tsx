import { useQuery } from '@tanstack/react-query';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, AlertTitle, Box, Button, Icon, Typography } from '@vitral/sdk/ui';
import type { MouseEvent, Ref } from 'react';
import { useDropzone } from 'react-dropzone';
import type { Refusal } from './file-checks.ts';
import { uploadLimitsQuery } from './upload.queries.ts';

interface DropZoneProps {
  /** The button that opens the browser's file picker. */
  ref?: Ref<HTMLButtonElement>;
  isMultiple?: boolean;
  isDisabled?: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** Takes files by drag and drop, or from the file picker. */
export function DropZone({ ref, isMultiple = true, isDisabled = false, onChoose }: DropZoneProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const { data: limits } = useQuery(uploadLimitsQuery);
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    multiple: isMultiple,
    disabled: isDisabled,
    noKeyboard: true,
    // The dropzone only rejects surplus files where a single one is expected; the caller reports those itself.
    onDrop: (accepted, rejections) => onChoose([...accepted, ...rejections.map(({ file }) => file)]),
  });
  const openOnce = (event: MouseEvent) => {
    event.stopPropagation();
    open();
  };
  return (
    <Box
      {...getRootProps()}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: 1,
        p: { xs: 2.5, sm: 4 },
        textAlign: 'center',
        border: '2px dashed',
        borderColor: isDragActive ? 'primary.main' : 'divider',
        borderRadius: 1.5,
        bgcolor: isDragActive ? 'action.selected' : 'action.hover',
        cursor: isDisabled ? 'default' : 'pointer',
        transition: 'background-color 150ms, border-color 150ms',
      }}
    >
      <input
        {...getInputProps({
          'aria-hidden': true,
          'aria-label': t(isMultiple ? 'upload.choose' : 'upload.chooseOne'),
          accept: limits?.extensions.join(','),
        })}
      />
      <Icon name="upload" color="primary" sx={{ fontSize: 44 }} />
      <Typography sx={{ fontWeight: 600 }}>{t(isMultiple ? 'upload.drop' : 'upload.dropOne')}</Typography>
      <Button ref={ref} variant="outlined" disabled={isDisabled} onClick={openOnce}>
        {t(isMultiple ? 'upload.choose' : 'upload.chooseOne')}
      </Button>
      {limits && (
        <Box sx={{ color: 'text.secondary', maxWidth: 520 }}>
          <Typography variant="body2">
            {t('upload.sizes', { file: fileSize(limits.fileSize), picture: fileSize(limits.pictureSize) })}
          </Typography>
          <Typography variant="caption" sx={{ display: 'block', mt: 0.5 }}>
            {limits.extensions.map((extension) => extension.slice(1).toUpperCase()).join(' · ')}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

interface RefusedFilesProps {
  refused: readonly Refusal[];
  onDismiss?: () => void;
}

export function RefusedFiles({ refused, onDismiss }: RefusedFilesProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  if (refused.length === 0) return null;
  return (
    <Alert severity="warning" onClose={onDismiss} closeText={t('actions.close')}>
      <AlertTitle sx={{ fontWeight: 700 }}>{t('upload.refused', { count: refused.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {refused.map(({ name, reason, limit }, index) => (
          <li key={`${name}-${index}`}>
            {t(`upload.refusedFor.${reason}`, { file: name, limit: fileSize(limit) })}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
