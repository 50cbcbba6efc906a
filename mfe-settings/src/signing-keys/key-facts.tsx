import type { SigningKey } from '@vitral/sdk/contracts/signing-keys';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Chip, Typography } from '@vitral/sdk/ui';
import { Detail, DetailedText } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';

interface KeyFactProps {
  signingKey: SigningKey;
}

const SHOWN_DIGITS = 16;

export function KeyName({ signingKey: { name, fingerprint } }: KeyFactProps) {
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Code title={fingerprint}>{fingerprint.slice(0, SHOWN_DIGITS)}</Code>
    </Box>
  );
}

export function KeyModules({ signingKey: { modules, createdBy, createdAt } }: KeyFactProps) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const registered = t('signing-keys.registeredBy', { name: createdBy, date: date(createdAt) });
  return <DetailedText detail={registered}>{modules.join(', ')}</DetailedText>;
}

/** Expiry of a key, or who revoked it and why. */
export function KeyState({ signingKey }: KeyFactProps) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const { expiresAt, revokedAt, revokedBy, revokedReason } = signingKey;
  if (revokedAt)
    return (
      <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
        <Chip size="small" color="error" label={t('signing-keys.isRevoked')} />
        <Detail>
          {t('signing-keys.revokedBy', { name: revokedBy, date: date(revokedAt), reason: revokedReason })}
        </Detail>
      </Box>
    );
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <Typography variant="body2">
        {expiresAt ? t('signing-keys.until', { date: date(expiresAt) }) : t('signing-keys.endless')}
      </Typography>
      {isPast(expiresAt) && <Chip size="small" color="warning" label={t('signing-keys.past')} />}
    </Box>
  );
}

const isPast = (instant: string | null) => instant !== null && Date.parse(instant) <= Date.now();
