import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { useCurrentUser } from '@vitral/sdk/session';
import { Box, Button, Icon, Stack, useCopy } from '@vitral/sdk/ui';
import { saveText } from '@vitral/sdk/ui/data';
import { useRef } from 'react';
import { StepForm } from './step-form.tsx';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  /** True if the second factor has just been turned on. */
  isSetUp: boolean;
  onDone: () => void;
}

/** Recovery codes for a lost device, which are shown only once. */
export function RecoveryCodesStep({ codes, isSetUp, onDone }: RecoveryCodesStepProps) {
  const { t } = useTranslation('mfe-people');
  const { date } = useFormats();
  const { username } = useCurrentUser();
  const list = useRef<HTMLOListElement>(null);
  const copy = useCopy(() => list.current && getSelection()?.selectAllChildren(list.current));
  const save = () => {
    const heading = t('profile.recovery.file', { site: location.host, username, date: date(Date.now()) });
    saveText('vitral-recovery-codes.txt', [heading, '', ...codes, ''].join('\n'));
  };
  return (
    <StepForm
      title={t(isSetUp ? 'profile.recovery.setUpTitle' : 'profile.recovery.title')}
      progress={isSetUp ? t('profile.secondFactor.step', { step: 3 }) : undefined}
      text={t('profile.recovery.text')}
      submitLabel={t('profile.recovery.kept')}
      onSubmit={(event) => {
        event.preventDefault();
        onDone();
      }}
    >
      <Box component="ol" ref={list} aria-label={t('profile.recovery.list')} sx={CODES}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button autoFocus variant="outlined" startIcon={<Icon name="download" />} onClick={save}>
          {t('profile.recovery.download')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<Icon name="content_copy" />}
          onClick={() => void copy(codes.join('\n'))}
        >
          {t('copy.copy')}
        </Button>
      </Stack>
    </StepForm>
  );
}

const CODES = {
  m: 0,
  p: 2,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  justifyItems: 'center',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.0625rem',
  border: 1,
  borderColor: 'divider',
  borderRadius: 2,
} as const;
