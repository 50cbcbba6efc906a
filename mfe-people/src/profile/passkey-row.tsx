import type { Passkey } from '@vitral/sdk/contracts/passkeys';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Chip, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { ROW_DIVIDER } from './session-row.tsx';

interface PasskeyRowProps {
  passkey: Passkey;
  onRename: () => void;
  onRemove: () => void;
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const { t } = useTranslation('mfe-people');
  const { name, isBackupEligible, isBackedUp } = passkey;
  const kind = isBackedUp ? 'synced' : isBackupEligible ? 'syncable' : 'oneDevice';
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, ...ROW_DIVIDER }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <Icon name="key" />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 1 }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          <Chip size="small" variant="outlined" label={t(`profile.passkeys.${kind}`)} />
        </Stack>
        <PasskeyFacts passkey={passkey} />
      </Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button
          size="small"
          variant="outlined"
          aria-label={t('profile.passkeys.renameNamed', { name })}
          onClick={onRename}
        >
          {t('profile.passkeys.rename')}
        </Button>
        <Button
          size="small"
          variant="outlined"
          color="error"
          aria-label={t('profile.passkeys.removeNamed', { name })}
          onClick={onRemove}
        >
          {t('profile.passkeys.remove')}
        </Button>
      </Stack>
    </Box>
  );
}

function PasskeyFacts({ passkey: { createdAt, lastUsedAt, signatureCount } }: { passkey: Passkey }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime, number, relativeTime } = useFormats();
  return (
    <Typography variant="body2" color="textSecondary">
      {t('profile.passkeys.added')} <time dateTime={createdAt}>{dateTime(createdAt)}</time>
      {' · '}
      {lastUsedAt ? (
        <>
          {t('profile.passkeys.used')}{' '}
          <time dateTime={lastUsedAt} title={dateTime(lastUsedAt)}>
            {relativeTime(lastUsedAt)}
          </time>
        </>
      ) : (
        t('profile.passkeys.unused')
      )}
      {signatureCount > 0 && ` · ${t('profile.passkeys.counter', { value: number(signatureCount) })}`}
    </Typography>
  );
}
