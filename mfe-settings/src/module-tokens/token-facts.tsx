import type { ModuleToken } from '@vitral/sdk/contracts/module-tokens';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Typography } from '@vitral/sdk/ui';
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

export function RevokeButton({ token, onRevoke }: { token: ModuleToken; onRevoke: () => void }) {
  const { t } = useTranslation('mfe-settings');
  return (
    <Button color="error" aria-label={t('module-tokens.revokeOf', { name: token.name })} onClick={onRevoke}>
      {t('module-tokens.revoke')}
    </Button>
  );
}
