import { useTranslation } from '@vitral/i18n';
import { Alert, Box, Button, CircularProgress } from '@vitral/ui';
import { useState, type ReactNode } from 'react';

interface Outcome {
  /** Put on what is shown, so that another attempt asks for it anew. */
  attempt: number;
  onLoaded: () => void;
  onFailed: () => void;
}

interface PreviewFrameProps {
  /** Pixels kept free while nothing is there yet. */
  minHeight?: number;
  children: (outcome: Outcome) => ReactNode;
}

/** Round what a browser fetches by itself: says that it is awaited, or that it cannot be shown, and tries again. */
export function PreviewFrame({ minHeight = 260, children }: PreviewFrameProps) {
  const { t } = useTranslation('mfe-content');
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const retry = () => {
    setAttempt(attempt + 1);
    setState('loading');
  };

  if (state === 'failed') {
    return (
      <Alert
        severity="error"
        sx={{ m: 3, flexGrow: 1, alignSelf: 'flex-start' }}
        action={
          <Button color="inherit" onClick={retry}>
            {t('actions.retry')}
          </Button>
        }
      >
        {t('preview.failed')}
      </Alert>
    );
  }
  return (
    <Box
      aria-busy={state === 'loading'}
      sx={{
        position: 'relative',
        display: 'grid',
        placeItems: 'center',
        flexGrow: 1,
        minWidth: 0,
        minHeight,
      }}
    >
      {state === 'loading' && (
        <Box role="status" aria-label={t('loading')} sx={{ position: 'absolute' }}>
          <CircularProgress aria-hidden />
        </Box>
      )}
      {children({ attempt, onLoaded: () => setState('loaded'), onFailed: () => setState('failed') })}
    </Box>
  );
}
