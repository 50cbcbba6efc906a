import { useTranslation } from '@vitral/i18n';
import { ProgressBar, Typography } from '@vitral/ui';
import type { SelectedFile } from './selected-file.ts';

/** Upload state of a file: percent while sending, indeterminate while the server processes it, then the outcome. */
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
  const percent = state.kind === 'sending' ? state.percent : null;
  return (
    <ProgressBar
      label={t('upload.progress', { file: file.name })}
      percent={percent}
      text={percent === null ? t('upload.state.processing') : t('upload.percent', { percent })}
    />
  );
}
