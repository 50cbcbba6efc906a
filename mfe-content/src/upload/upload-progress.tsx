import { useTranslation } from '@vitral/i18n';
import { LinearProgress, Stack, Typography } from '@vitral/ui';
import type { SelectedFile } from './selected-file.ts';

/** How far a file is: in percent while it is sent, without an end while the server works on it, or what became of it. */
export function UploadProgress({ file, state }: Pick<SelectedFile, 'file' | 'state'>) {
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
  const isSending = state.kind === 'sending';
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center' }}>
      <LinearProgress
        aria-label={t('upload.progress', { file: file.name })}
        variant={isSending ? 'determinate' : 'indeterminate'}
        value={isSending ? state.percent : undefined}
        sx={{ flexGrow: 1, height: 8, borderRadius: 4 }}
      />
      <Typography
        variant="body2"
        sx={{ minWidth: 44, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {isSending ? t('upload.percent', { percent: state.percent }) : t('upload.state.processing')}
      </Typography>
    </Stack>
  );
}
