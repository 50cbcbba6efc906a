import { useSuspenseQuery } from '@tanstack/react-query';
import type { AccessToken, CreatedAccessToken } from '@vitral/sdk/contracts/access-tokens';
import { useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Box,
  Button,
  ConfirmDialog,
  EmptyState,
  Fact,
  Facts,
  notify,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { AddButton } from '@vitral/sdk/ui/data';
import { useId, useState } from 'react';
import { SettingCard } from '../settings/setting-card.tsx';
import { Code } from '../shared/release-mark.tsx';
import { NewSecretDialog, TokenExpiry, TokenUse } from '../shared/token-parts.tsx';
import { AccessTokenForm } from './access-token-form.tsx';
import { accessTokensQuery, useRemoveAccessToken } from './access-tokens.queries.ts';
import { useScopeName } from './use-scope-name.ts';

/** The tokens with which other programs use the API. */
export function AccessTokensPanel() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('access-tokens.title')}
      text={t('access-tokens.text')}
      failure={t('access-tokens.fetchFailed')}
    >
      <TokenList />
    </SettingCard>
  );
}

function TokenList() {
  const { t } = useTranslation('mfe-settings');
  const { data: tokens } = useSuspenseQuery(accessTokensQuery);
  const [isCreating, setIsCreating] = useState(false);
  const [toRemove, setToRemove] = useState<AccessToken | null>(null);
  return (
    <>
      <Box>
        <AddButton label={t('access-tokens.create')} onClick={() => setIsCreating(true)} />
      </Box>
      {tokens.length === 0 && (
        <EmptyState icon="key" title={t('access-tokens.emptyTitle')} text={t('access-tokens.emptyText')} />
      )}
      {tokens.length > 0 && (
        <Stack
          component="ul"
          spacing={2}
          aria-label={t('access-tokens.title')}
          sx={{ m: 0, p: 0, listStyle: 'none' }}
        >
          {tokens.map((token) => (
            <TokenItem key={token.id} token={token} onRemove={() => setToRemove(token)} />
          ))}
        </Stack>
      )}
      {isCreating && <CreateTokenDialog onClose={() => setIsCreating(false)} />}
      {toRemove && <RemoveTokenDialog token={toRemove} onClose={() => setToRemove(null)} />}
    </>
  );
}

function TokenItem({ token, onRemove }: { token: AccessToken; onRemove: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const scopeName = useScopeName();
  const id = useId();
  const { name, lastFour, role, scopes, addressRanges, createdBy } = token;
  return (
    <Box component="li" aria-labelledby={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
      <Typography variant="h3" id={id} sx={{ fontSize: '1rem', mb: 1, overflowWrap: 'anywhere' }}>
        {name} <Code>{`•••• ${lastFour}`}</Code>
      </Typography>
      <Facts>
        <Fact term={t('access-tokens.role')}>{t(`access-tokens.roles.${role}`)}</Fact>
        <Fact term={t('access-tokens.scopes')}>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {scopes.map(scopeName).join(', ')}
          </Box>
        </Fact>
        <Fact term={t('access-tokens.addressRanges')}>
          {addressRanges.join(', ') || t('access-tokens.anyAddress')}
        </Fact>
        <Fact term={t('tokens.use')}>
          <TokenUse token={token} />
        </Fact>
        <Fact term={t('tokens.expires')}>
          <TokenExpiry token={token} suspendedText={t('access-tokens.suspendedText', { name: createdBy })} />
        </Fact>
      </Facts>
      <Button
        color="error"
        sx={{ mt: 1 }}
        aria-label={t('access-tokens.removeOf', { name })}
        onClick={onRemove}
      >
        {t('access-tokens.remove')}
      </Button>
    </Box>
  );
}

/** Creates a token, then shows it. */
function CreateTokenDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { date } = useFormats();
  const [created, setCreated] = useState<CreatedAccessToken | null>(null);
  if (!created) return <AccessTokenForm onCreated={setCreated} onClose={onClose} />;
  const { name, expiresAt, token } = created;
  return (
    <NewSecretDialog
      title={t('access-tokens.createdTitle', { name })}
      text={t('access-tokens.createdText', { date: date(expiresAt) })}
      label={t('tokens.token')}
      secret={token}
      onClose={onClose}
    />
  );
}

function RemoveTokenDialog({ token, onClose }: { token: AccessToken; onClose: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const { mutate, isPending } = useRemoveAccessToken();
  const { name } = token;
  return (
    <ConfirmDialog
      open
      title={t('access-tokens.removeTitle', { name })}
      text={t('access-tokens.removeText')}
      confirmLabel={t('access-tokens.remove')}
      isDestructive
      isPending={isPending}
      onConfirm={() =>
        mutate(token, {
          onSuccess: () => notify.success(t('access-tokens.removed', { name })),
          onError: (error) => notify.failure(t('access-tokens.removeFailed'), error),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  );
}
