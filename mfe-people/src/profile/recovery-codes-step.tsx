import { useFormats, useTranslation } from '@vitral/i18n';
import { useCurrentUser } from '@vitral/session';
import { Box, Button, NavigationIcon, Stack, useCopy } from '@vitral/ui';
import { useRef } from 'react';
import { saveText } from './save-text.ts';
import { StepForm } from './step-form.tsx';

interface RecoveryCodesStepProps {
  codes: readonly string[];
  /** Whether the second factor was turned on just now. */
  isSetUp: boolean;
  onKept: () => void;
}

/** The codes for the day on which the device is lost; nobody can see them again. */
export function RecoveryCodesStep({ codes, isSetUp, onKept }: RecoveryCodesStepProps) {
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
        onKept();
      }}
    >
      <Box component="ol" ref={list} aria-label={t('profile.recovery.list')} sx={CODES}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button autoFocus variant="outlined" startIcon={<NavigationIcon name="download" />} onClick={save}>
          {t('profile.recovery.download')}
        </Button>
        <Button
          variant="outlined"
          startIcon={<NavigationIcon name="content_copy" />}
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
