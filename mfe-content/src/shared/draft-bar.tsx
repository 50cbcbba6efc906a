import { useTranslation } from '@vitral/sdk/i18n';
import { Button, Icon, Paper, STICKY_BAR, Typography } from '@vitral/sdk/ui';
import { useEffect, useEffectEvent } from 'react';

interface DraftBarProps {
  isDirty: boolean;
  canPublish: boolean;
  /** Name of the running task; null if none runs. */
  pending: string | null;
  publishLabel: string;
  onSave: () => void;
  onPublish: () => void;
}

/** Bar with the save and publish buttons of an editor; sticks to the bottom while its form scrolls. */
export function DraftBar({ isDirty, canPublish, pending, publishLabel, onSave, onPublish }: DraftBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Paper elevation={4} data-kept-clear sx={BAR}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' } }}
      >
        {t(isDirty ? 'draft-bar.unsaved' : 'draft-bar.saved')}
      </Typography>
      <Button
        variant="outlined"
        disabled={!isDirty || pending !== null}
        loading={pending === 'save'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={onSave}
      >
        {t('draft-bar.saveDraft')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Icon name="publish" />}
        disabled={!canPublish || pending !== null}
        loading={pending === 'publish'}
        onClick={onPublish}
      >
        {publishLabel}
      </Button>
    </Paper>
  );
}

const BAR = {
  ...STICKY_BAR,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mt: 2,
  px: 2,
  py: 1.25,
  '& > button': { flexGrow: { xs: 1, sm: 0 } },
  border: 1,
  borderColor: 'divider',
} as const;

/** Calls `onSave` for Ctrl+S or Cmd+S anywhere on the page. */
export function useSaveKey(onSave: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    onSave();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
