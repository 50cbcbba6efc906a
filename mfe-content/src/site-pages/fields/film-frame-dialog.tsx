import { useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  TitledDialog,
} from '@vitral/sdk/ui';
import { useRef, useState } from 'react';
import { frameOf } from './frame-of.ts';

interface FilmFrameDialogProps {
  /** Path of the film on this site; browsers do not let scripts read frames of other sites. */
  film: string;
  onChoose: (frame: File) => void;
  onClose: () => void;
}

/** Shows a film; the frame at the chosen time becomes a picture. */
export function FilmFrameDialog({ film, onChoose, onClose }: FilmFrameDialogProps) {
  const { t } = useTranslation('mfe-content');
  const { t: common } = useTranslation();
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const choose = async () => {
    if (!video.current) return;
    const frame = await frameOf(video.current).catch(() => null);
    if (!frame) return setState('failed');
    onChoose(frame);
    onClose();
  };
  return (
    <TitledDialog title={t('site-pages.frame.title')} focusClose onClose={onClose}>
      <DialogContent dividers>
        <DialogContentText sx={{ mb: 2 }}>{t('site-pages.frame.text')}</DialogContentText>
        {state === 'failed' && (
          <Alert severity="error" sx={{ mb: 2 }}>
            {t('site-pages.frame.failed')}
          </Alert>
        )}
        <Box
          component="video"
          ref={video}
          src={film}
          aria-label={t('site-pages.frame.film')}
          controls
          muted
          playsInline
          preload="auto"
          onLoadedData={() => setState('ready')}
          onError={() => setState('failed')}
          sx={{ display: 'block', width: '100%', maxHeight: '60dvh', bgcolor: 'common.black' }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('actions.cancel')}</Button>
        <Button variant="contained" disabled={state !== 'ready'} onClick={() => void choose()}>
          {t('site-pages.frame.choose')}
        </Button>
      </DialogActions>
    </TitledDialog>
  );
}
