import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, CircularProgress } from '@vitral/sdk/ui';
import { useState, type ReactNode } from 'react';

interface PreviewHandlers {
  /** Key of the element, so that a retry mounts and loads it again. */
  attempt: number;
  onLoaded: () => void;
  onFailed: () => void;
}

interface PreviewFrameProps {
  /** Height in pixels reserved while loading. */
  minHeight?: number;
  children: (handlers: PreviewHandlers) => ReactNode;
}

/** Wraps an element that the browser loads by itself: shows the progress, or an error with a retry button. */
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
