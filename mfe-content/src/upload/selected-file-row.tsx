import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, IconButton, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { ProgressBar } from '@vitral/sdk/ui/data';
import { TYPE_ICONS } from '../preview/content-file.ts';
import { isUploading, typeOf, type SelectedFile } from './selected-file.ts';

interface SelectedFileRowProps {
  selected: SelectedFile;
  onRetry?: () => void;
  onCancel: () => void;
  onRemove: () => void;
}

export function SelectedFileRow({ selected, onRetry, onCancel, onRemove }: SelectedFileRowProps) {
  const { t } = useTranslation('mfe-content');
  const { fileSize } = useFormats();
  const { file, state } = selected;
  return (
    <Stack
      component="li"
      direction="row"
      useFlexGap
      spacing={1.5}
      sx={{ alignItems: 'center', flexWrap: 'wrap', py: 1.25, borderBottom: 1, borderColor: 'divider' }}
    >
      <Icon name={TYPE_ICONS[typeOf(file.type)]} color="action" />
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', justifyContent: 'space-between' }}>
          <Typography sx={{ fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}>{file.name}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {fileSize(file.size)}
          </Typography>
        </Stack>
        <UploadProgress file={file} state={state} />
      </Box>
      <Stack direction="row" sx={{ ml: 'auto' }}>
        {state.kind === 'failed' && state.mayRetry && onRetry && (
          <Button size="small" onClick={onRetry} aria-label={t('upload.retry', { file: file.name })}>
            {t('actions.retry')}
          </Button>
        )}
        {isUploading(selected) ? (
          <Button size="small" onClick={onCancel} aria-label={t('upload.cancel', { file: file.name })}>
            {t('actions.cancel')}
          </Button>
        ) : (
          state.kind !== 'done' && (
            <IconButton onClick={onRemove} aria-label={t('upload.remove', { file: file.name })}>
              <Icon name="close" />
            </IconButton>
          )
        )}
      </Stack>
    </Stack>
  );
}

/** Upload state of a file: percent while sending, indeterminate while the server processes it, then the outcome. */
function UploadProgress({ file, state }: Pick<SelectedFile, 'file' | 'state'>) {
  const { t } = useTranslation('mfe-content');
  if (state.kind === 'failed') {
    return (
      <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
        {state.message}
      </Typography>
    );
  }
  if (state.kind !== 'sending' && state.kind !== 'processing') {
    return (
      <Typography variant="body2" color={state.kind === 'done' ? 'success.main' : 'textSecondary'}>
        {t(`upload.state.${state.kind}`)}
      </Typography>
    );
  }
  const percent = state.kind === 'sending' ? state.percent : null;
  return (
    <ProgressBar
      label={t('upload.progress', { file: file.name })}
      percent={percent}
      text={percent === null ? t('upload.state.processing') : t('upload.percent', { percent })}
    />
  );
}
