import type { RecoveryCodes, SecondFactorSetup } from '@vitral/contracts';
import { useTranslation } from '@vitral/i18n';
import { Dialog, notify, useMediaQuery, type Theme } from '@vitral/ui';
import { useState } from 'react';
import { CodeStep } from './code-step.tsx';
import { PasswordStep } from './password-step.tsx';
import { secondFactor } from './profile.queries.ts';
import { RecoveryCodesStep } from './recovery-codes-step.tsx';
import { STEP_TITLE } from './step-form.tsx';

export type SecondFactorTask = 'set-up' | 'renew-codes' | 'turn-off';

interface SecondFactorDialogProps {
  task: SecondFactorTask;
  onClose: () => void;
}

/** Asks for the password, then shows the further steps of the task: key and first code, or recovery codes. */
export function SecondFactorDialog({ task, onClose }: SecondFactorDialogProps) {
  const { t } = useTranslation('mfe-people');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [recovery, setRecovery] = useState<RecoveryCodes | null>(null);

  const start = async (password: string) => {
    if (task === 'set-up') return setSetup(await secondFactor.begin(password));
    if (task === 'renew-codes') return setRecovery(await secondFactor.renewCodes(password));
    await secondFactor.turnOff(password);
    notify.success(t('profile.secondFactor.turnedOff'));
    onClose();
  };
  const confirm = async (code: string) => setRecovery(await secondFactor.confirm(code));

  return (
    <Dialog
      open
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      aria-labelledby={STEP_TITLE}
      // The codes are shown once, so only their own button closes the dialog.
      onClose={(_, reason) => !recovery && reason === 'escapeKeyDown' && onClose()}
    >
      {recovery ? (
        <RecoveryCodesStep codes={recovery.codes} isSetUp={task === 'set-up'} onDone={onClose} />
      ) : setup ? (
        <CodeStep setup={setup} onCode={confirm} onCancel={onClose} />
      ) : (
        <PasswordStep task={task} onPassword={start} onCancel={onClose} />
      )}
    </Dialog>
  );
}
