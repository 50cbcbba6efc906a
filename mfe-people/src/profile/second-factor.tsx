import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Button, Chip, LoadBoundary, Skeleton, Stack, Typography } from '@vitral/sdk/ui';
import { useState } from 'react';
import { ProfileSection, useFocusFallback } from './profile-section.tsx';
import { secondFactorQuery, useRefreshSecondFactor } from './profile.queries.ts';
import { SecondFactorDialog, type SecondFactorTask } from './second-factor-dialog.tsx';

/** The page recommends new recovery codes when at most this many are left. */
const LOW_CODE_COUNT = 3;

const SECTION_ID = 'second-factor';

export function SecondFactor() {
  const { t } = useTranslation('mfe-people');
  const [task, setTask] = useState<SecondFactorTask | null>(null);
  const refresh = useRefreshSecondFactor();
  const close = () => {
    setTask(null);
    // Refreshing earlier could unmount the dialog and with it the codes, which are shown once.
    refresh();
  };
  return (
    <ProfileSection id={SECTION_ID} title={t('profile.secondFactor')} text={t('profile.secondFactorText')}>
      <Box sx={{ mt: 2 }}>
        <LoadBoundary
          failure={t('profile.secondFactor.fetchFailed')}
          loading={<Skeleton variant="rounded" height={72} />}
        >
          <SecondFactorStatus onStart={setTask} />
        </LoadBoundary>
      </Box>
      {task && <SecondFactorDialog task={task} onClose={close} />}
    </ProfileSection>
  );
}

function SecondFactorStatus({ onStart }: { onStart: (task: SecondFactorTask) => void }) {
  const { t } = useTranslation('mfe-people');
  const { isOn, isRequired, recoveryCodesLeft: count } = useSuspenseQuery(secondFactorQuery).data;
  useFocusFallback(SECTION_ID, isOn);
  if (!isOn) {
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Chip size="small" variant="outlined" label={t('profile.secondFactor.off')} />
        <Button variant="contained" onClick={() => onStart('set-up')}>
          {t('profile.secondFactor.setUp')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
        <Chip size="small" variant="outlined" color="success" label={t('profile.secondFactor.on')} />
        <Typography variant="body2">{t('profile.secondFactor.codesLeft', { count })}</Typography>
      </Stack>
      {count <= LOW_CODE_COUNT && (
        <Alert severity="warning" role="status">
          {t('profile.secondFactor.fewCodes')}
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" onClick={() => onStart('renew-codes')}>
          {t('profile.secondFactor.renewCodes')}
        </Button>
        <Button
          variant="outlined"
          color="error"
          disabled={isRequired}
          aria-describedby={isRequired ? 'second-factor-required' : undefined}
          onClick={() => onStart('turn-off')}
        >
          {t('profile.secondFactor.turnOff')}
        </Button>
      </Stack>
      {isRequired && (
        <Typography id="second-factor-required" variant="body2" color="textSecondary">
          {t('profile.secondFactor.required')}
        </Typography>
      )}
    </Stack>
  );
}
