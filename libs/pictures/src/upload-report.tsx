import { useTranslation } from '@vitral/i18n';
import { Alert, Button, ProgressBar, Typography } from '@vitral/ui';
import { useEffect, useEffectEvent } from 'react';
import type { UploadState } from './use-picture-upload.ts';

interface UploadReportProps {
  state: UploadState;
  /** The whole message, made of the reason. */
  failureText: (reason: string) => string;
  /** Ends what is under way, or takes the failure away. */
  onStop: () => void;
  /** Called when the report goes while the focus is in it. */
  onFocusLost: () => void;
}

/** How far an upload is, or why it failed and how to go on. */
export function UploadReport({ state, failureText, onStop, onFocusLost }: UploadReportProps) {
  const { t } = useTranslation();
  useFocusLoss(state.kind, onFocusLost);
  if (state.kind === 'sending') return <Sending {...state} onStop={onStop} />;
  return (
    <Alert severity="error" onClose={onStop} closeText={t('actions.close')}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {failureText(state.reason)}
      </Typography>
      {state.again && (
        <Button size="small" variant="outlined" color="inherit" onClick={state.again} sx={{ mt: 1 }}>
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

/** A button that vanishes takes the focus with it. */
function useFocusLoss(kind: string, onFocusLost: () => void) {
  const tellLoss = useEffectEvent(onFocusLost);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body) tellLoss();
      });
    },
    [kind],
  );
}
