import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Alert, Box, Chip, TextDialog, Typography } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { Detail, DetailedText } from './detailed-text.tsx';

interface TokenFacts {
  createdBy: string;
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
  isSuspended: boolean;
}

/** When a token was last used, and who created it. */
export function TokenUse({ token: { createdBy, createdAt, lastUsedAt } }: { token: TokenFacts }) {
  const { t } = useTranslation('mfe-settings');
  const { date, dateTime } = useFormats();
  return (
    <DetailedText detail={t('tokens.createdBy', { name: createdBy, date: date(createdAt) })}>
      {lastUsedAt ? t('tokens.lastUsed', { time: dateTime(lastUsedAt) }) : t('tokens.neverUsed')}
    </DetailedText>
  );
}

interface TokenExpiryProps {
  token: TokenFacts;
  /** Why a suspended token is refused. */
  suspendedText: string;
}

/** Expiry of a token, marked when it is near or past, or when the token is suspended. */
export function TokenExpiry({ token: { expiresAt, isSuspended }, suspendedText }: TokenExpiryProps) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const expiry = expiryOf(expiresAt);
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <Typography variant="body2">{t('tokens.until', { date: date(expiresAt) })}</Typography>
      {expiry === 'soon' && <Chip size="small" color="warning" label={t('tokens.soon')} />}
      {expiry === 'past' && <Chip size="small" color="error" label={t('tokens.past')} />}
      {isSuspended && (
        <>
          <Chip size="small" color="error" variant="outlined" label={t('tokens.suspended')} />
          <Detail>{suspendedText}</Detail>
        </>
      )}
    </Box>
  );
}

const SOON_MS = 14 * 24 * 3_600_000;

/** Classifies the expiry of a token; `soon` means within two weeks. */
export function expiryOf(expiresAt: string, now = Date.now()): 'past' | 'soon' | 'later' {
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'past';
  return left < SOON_MS ? 'soon' : 'later';
}

interface NewSecretDialogProps {
  title: string;
  text: string;
  label: string;
  secret: string;
  onClose: () => void;
}

/** A new secret, which cannot be shown again. */
export function NewSecretDialog({ title, text, label, secret, onClose }: NewSecretDialogProps) {
  const { t } = useTranslation('mfe-settings');
  return (
    <TextDialog isSticky title={title} text={text} onClose={onClose}>
      <Alert severity="warning">{t('tokens.once')}</Alert>
      <CopyField isMain label={label} value={secret} />
    </TextDialog>
  );
}
