import { useTranslation } from '@vitral/i18n';
import { Alert, Button, Typography } from '@vitral/ui';
import { ProgressBar } from '@vitral/ui/data';
import { useEffect, useEffectEvent } from 'react';
import type { PictureUploadState } from './use-picture-upload.ts';

interface UploadReportProps {
  state: PictureUploadState;
  /** Builds the message from the reason. */
  failureText: (reason: string) => string;
  /** Cancels the upload, or dismisses the failure. */
  onStop: () => void;
  /** Called when the report disappears while it has the focus. */
  onFocusLost: () => void;
}

/** Progress of an upload, or the reason of its failure with a retry. */
export function UploadReport({ state, failureText, onStop, onFocusLost }: UploadReportProps) {
  const { t } = useTranslation();
  useFocusLoss(state.kind, onFocusLost);
  if (state.kind === 'sending') return <Sending {...state} onStop={onStop} />;
  return (
    <Alert severity="error" onClose={onStop} closeText={t('actions.close')}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {failureText(state.reason)}
      </Typography>
      {state.retry && (
        <Button size="small" variant="outlined" color="inherit" onClick={state.retry} sx={{ mt: 1 }}>
          {t('actions.retry')}
        </Button>
      )}
    </Alert>
  );
}

interface SendingProps {
  file: File;
  percent: number | null;
  onStop: () => void;
}

function Sending({ file, percent, onStop }: SendingProps) {
  const { t } = useTranslation();
  return (
    <ProgressBar
      label={t('pictures.progress', { file: file.name })}
      percent={percent}
      text={percent === null ? t('pictures.processing') : t('pictures.percent', { percent })}
      action={
        <Button size="small" onClick={onStop}>
          {t('pictures.cancel')}
        </Button>
      }
    />
  );
}

/** A button that is removed takes the focus with it. */
function useFocusLoss(kind: string, onFocusLost: () => void) {
  const reportLoss = useEffectEvent(onFocusLost);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) reportLoss();
      });
    },
    [kind],
  );
}
