import { needsAcceptance } from '@vitral/sdk/contracts/backup-keys';
import type { Backup, RestoreInput } from '@vitral/sdk/contracts/backups';
import { LIMITS } from '@vitral/sdk/contracts/limits';
import { errorText, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  AlertTitle,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  Stack,
} from '@vitral/sdk/ui';
import { Checkbox, Form, FormControlLabel, TextField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { Code } from '../shared/release-mark.tsx';
import { useRestoreBackup } from './backups.queries.ts';
import { useTrust } from './protection.tsx';

const STEPS = ['backup', 'visitors', 'sessions'] as const;

const PLAIN_INPUT = { autoComplete: 'off', spellCheck: false, autoCapitalize: 'none' } as const;

interface RestoreDialogProps {
  backup: Backup;
  onClose: () => void;
}

/** Explains what a restore does, and starts it once all that the backup requires was entered. */
export function RestoreDialog({ backup, onClose }: RestoreDialogProps) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending, error } = useRestoreBackup(backup);
  const [given, setGiven] = useState<RestoreInput>({ confirmation: '' });
  const trust = useTrust(backup);
  const isEncrypted = backup.encryption !== 'none';
  const isUntrusted = needsAcceptance(trust, backup.origin);
  const input = inputOf(given);
  const isReady =
    input.confirmation === backup.filename &&
    (!isEncrypted || Boolean(input.key)) &&
    (!isUntrusted || input.acceptsUntrusted === true);
  const id = useId();
  const enter = (values: Partial<RestoreInput>) => setGiven({ ...given, ...values });
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={id}>{t('backups.restoreTitle')}</DialogTitle>
      <Form
        onSubmit={() => {
          if (isReady && !isPending) mutate(input, { onSuccess: onClose });
        }}
        sx={{ display: 'contents' }}
      >
        <DialogContent>
          <Stack spacing={2}>
            <Consequences id={`${id}-text`} />
            {isUntrusted && (
              <UntrustedWarning
                backup={backup}
                isAccepted={given.acceptsUntrusted === true}
                onAccept={(acceptsUntrusted) => enter({ acceptsUntrusted })}
              />
            )}
            {isEncrypted && <KeyField value={given.key ?? ''} onChange={(key) => enter({ key })} />}
            <NameField
              isFirst={!isEncrypted}
              filename={backup.filename}
              value={given.confirmation}
              onChange={(confirmation) => enter({ confirmation })}
            />
            {error && <Alert severity="error">{errorText(error)}</Alert>}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('actions.cancel')}</Button>
          <Button type="submit" variant="contained" color="error" disabled={!isReady} loading={isPending}>
            {t('backups.restore')}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Returns the input without surrounding spaces and without what was not entered. */
const inputOf = ({ confirmation, key, acceptsUntrusted }: RestoreInput): RestoreInput => ({
  confirmation: confirmation.trim(),
  ...(key?.trim() && { key: key.trim() }),
  ...(acceptsUntrusted && { acceptsUntrusted }),
});

function Consequences({ id }: { id: string }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box id={id}>
      <DialogContentText>{t('backups.restoreText')}</DialogContentText>
      <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
        {STEPS.map((step) => (
          <li key={step}>{t(`backups.restoreSteps.${step}`)}</li>
        ))}
      </Box>
    </Box>
  );
}

interface UntrustedWarningProps {
  backup: Backup;
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
}

/** Warns of an archive from elsewhere whose contents nobody vouches for, and asks whether to restore it nevertheless. */
function UntrustedWarning({ backup: { signedBy }, isAccepted, onAccept }: UntrustedWarningProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Alert severity="warning">
      <AlertTitle sx={{ fontWeight: 700 }}>
        {t(signedBy ? 'backups.trust.foreign' : 'backups.trust.unsigned')}
      </AlertTitle>
      {t('backups.untrustedText')}
      {signedBy && (
        <Box>
          {t('backups.signedBy')} <Code>{signedBy}</Code>
        </Box>
      )}
      <FormControlLabel
        control={<Checkbox checked={isAccepted} onChange={(_event, checked) => onAccept(checked)} />}
        label={t('backups.acceptUntrusted')}
      />
    </Alert>
  );
}

interface EntryProps {
  value: string;
  onChange: (value: string) => void;
}

function KeyField({ value, onChange }: EntryProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <TextField
      autoFocus
      type="password"
      label={t('backups.restoreKey')}
      helperText={t('backups.restoreKeyHint')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      slotProps={{ htmlInput: { ...PLAIN_INPUT, maxLength: LIMITS.archiveKey } }}
    />
  );
}

interface NameFieldProps extends EntryProps {
  filename: string;
  /** False after another field, which has the focus. */
  isFirst: boolean;
}

function NameField({ filename, isFirst, value, onChange }: NameFieldProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <>
      <DialogContentText>
        {t('backups.typeName')}{' '}
        <Box component="strong" sx={{ overflowWrap: 'anywhere', color: 'text.primary' }}>
          {filename}
        </Box>
      </DialogContentText>
      <TextField
        autoFocus={isFirst}
        label={t('backups.confirmation')}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ htmlInput: PLAIN_INPUT }}
      />
    </>
  );
}
