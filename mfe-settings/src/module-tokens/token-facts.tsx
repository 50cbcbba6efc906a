import type { ModuleToken } from '@vitral/sdk/contracts/module-tokens';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, Typography } from '@vitral/sdk/ui';
import { Detail, DetailedText } from '../shared/detailed-text.tsx';
import { Code } from '../shared/release-mark.tsx';

export function TokenName({ token: { name, lastFour, isDeviceLogin } }: { token: ModuleToken }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4, overflowWrap: 'anywhere' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {name}
      </Typography>
      <Code>{`•••• ${lastFour}`}</Code>
      {isDeviceLogin && <Detail>{t('module-tokens.deviceLogin')}</Detail>}
    </Box>
  );
}

export function TokenScope({ token }: { token: ModuleToken }) {
  const { t } = useTranslation('mfe-settings');
  const rights = [
    t(`module-tokens.${rightsOf(token)}`),
    ...(token.mayPromote ? [t('module-tokens.promotes')] : []),
  ];
  return (
    <DetailedText detail={rights.join(', ')}>{token.module ?? t('module-tokens.everyModule')}</DetailedText>
  );
}

function rightsOf({ mayActivate, mayPreview }: ModuleToken) {
  if (mayActivate) return 'publishesAndActivates';
  return mayPreview ? 'publishesAndPreviews' : 'publishes';
}

export function TokenUse({ token: { createdBy, createdAt, lastUsedAt } }: { token: ModuleToken }) {
  const { t } = useTranslation('mfe-settings');
  const { date, dateTime } = useFormats();
  return (
    <DetailedText detail={t('module-tokens.createdBy', { name: createdBy, date: date(createdAt) })}>
      {lastUsedAt
        ? t('module-tokens.lastUsed', { time: dateTime(lastUsedAt) })
        : t('module-tokens.neverUsed')}
    </DetailedText>
  );
}

/** Expiry of a token, marked when it is near or past, or when the token is suspended. */
export function TokenExpiry({ token: { expiresAt, isSuspended, createdBy } }: { token: ModuleToken }) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const expiry = expiryOf(expiresAt);
  return (
    <Box sx={{ whiteSpace: 'normal', lineHeight: 1.4 }}>
      <Typography variant="body2">{t('module-tokens.until', { date: date(expiresAt) })}</Typography>
      {expiry === 'soon' && <Chip size="small" color="warning" label={t('module-tokens.soon')} />}
      {expiry === 'past' && <Chip size="small" color="error" label={t('module-tokens.past')} />}
      {isSuspended && (
        <>
          <Chip size="small" color="error" variant="outlined" label={t('module-tokens.suspended')} />
          <Detail>{t('module-tokens.suspendedText', { name: createdBy })}</Detail>
        </>
      )}
    </Box>
  );
}

export function RevokeButton({ token, onRevoke }: { token: ModuleToken; onRevoke: () => void }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Button color="error" aria-label={t('module-tokens.revokeOf', { name: token.name })} onClick={onRevoke}>
      {t('module-tokens.revoke')}
    </Button>
  );
}

const SOON_MS = 14 * 24 * 3_600_000;

/** Classifies the expiry of a token; `soon` means within two weeks. */
export function expiryOf(expiresAt: string, now = Date.now()): 'past' | 'soon' | 'later' {
  const left = new Date(expiresAt).getTime() - now;
  if (left <= 0) return 'past';
  return left < SOON_MS ? 'soon' : 'later';
}
