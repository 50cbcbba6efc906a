import { useTranslation } from '@vitral/i18n';
import { Button, NavigationIcon, Paper, Typography } from '@vitral/ui';
import type { TaskName } from './landing-tasks.ts';

interface LandingSaveBarProps {
  isDirty: boolean;
  canPublish: boolean;
  pending: TaskName | null;
  onSave: () => void;
  onPublish: () => void;
}

/** Bar with the save and publish buttons; sticks to the bottom while the form scrolls. */
export function LandingSaveBar({ isDirty, canPublish, pending, onSave, onPublish }: LandingSaveBarProps) {
  const { t } = useTranslation('mfe-content');
  return (
    <Paper elevation={4} data-kept-clear sx={BAR}>
      <Typography
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ flex: { xs: '1 1 100%', sm: '1 1 140px' } }}
      >
        {t(isDirty ? 'landing-content.unsaved' : 'landing-content.saved')}
      </Typography>
      <Button
        variant="outlined"
        disabled={!isDirty || pending !== null}
        loading={pending === 'save'}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={onSave}
      >
        {t('landing-content.saveDraft')}
      </Button>
      <Button
        variant="contained"
        startIcon={<NavigationIcon name="publish" />}
        disabled={!canPublish || pending !== null}
        loading={pending === 'publish'}
        onClick={onPublish}
      >
        {t('landing-content.publishSection')}
      </Button>
    </Paper>
  );
}

const BAR = {
  position: 'sticky',
  bottom: { xs: 8, sm: 16 },
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
