import { useSuspenseQuery } from '@tanstack/react-query';
import type { LinkedLogin } from '@vitral/sdk/contracts/identity-providers';
import { errorText, useFormats, useTranslation } from '@vitral/sdk/i18n';
import {
  Alert,
  Box,
  Button,
  ConfirmDialog,
  Icon,
  LoadBoundary,
  notify,
  Skeleton,
  Stack,
  Typography,
} from '@vitral/sdk/ui';
import { useState } from 'react';
import { linkedLoginsQuery, useLinkLogin, useUnlinkLogin } from './linked-logins.queries.ts';
import { ProfileSection, useFocusFallback } from './profile-section.tsx';
import { authOptionsQuery } from './profile.queries.ts';
import { ROW_DIVIDER } from './session-row.tsx';

const SECTION_ID = 'linked-logins';

/** The logins of identity providers that open the account. */
export function LinkedLogins() {
  const { t } = useTranslation('mfe-people');
  return (
    <ProfileSection id={SECTION_ID} title={t('profile.logins')} text={t('profile.loginsText')}>
      <Box sx={{ mt: 2 }}>
        <LoadBoundary
          failure={t('profile.logins.fetchFailed')}
          loading={<Skeleton variant="rounded" height={96} />}
        >
          <LoginList />
        </LoadBoundary>
      </Box>
    </ProfileSection>
  );
}

function LoginList() {
  const { t } = useTranslation('mfe-people');
  const { data: logins } = useSuspenseQuery(linkedLoginsQuery);
  const { data: options } = useSuspenseQuery(authOptionsQuery);
  const [toRemove, setToRemove] = useState<LinkedLogin | null>(null);
  const [problem] = useState(takeProblem);
  const linking = useLinkLogin();
  useFocusFallback(SECTION_ID, logins.length);
  const failure = linking.error ?? (problem === null ? null : { code: problem });
  return (
    <Stack spacing={2}>
      {failure && <Alert severity="error">{errorText(failure)}</Alert>}
      {logins.length === 0 ? (
        <Typography variant="body2">{t('profile.logins.none')}</Typography>
      ) : (
        <Box component="ul" aria-label={t('profile.logins')} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {logins.map((login) => (
            <LoginRow key={login.id} login={login} onRemove={() => setToRemove(login)} />
          ))}
        </Box>
      )}
      {options.providers.map(({ id, name }) => (
        <Button
          key={id}
          variant="outlined"
          disabled={linking.isPending}
          onClick={() => linking.mutate(id)}
          sx={{ alignSelf: 'flex-start', overflowWrap: 'anywhere' }}
        >
          {t('profile.logins.link', { name })}
        </Button>
      ))}
      {toRemove && <RemovalDialog login={toRemove} onClose={() => setToRemove(null)} />}
    </Stack>
  );
}

function LoginRow({ login, onRemove }: { login: LinkedLogin; onRemove: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { dateTime } = useFormats();
  const { providerName: name, email, lastUsedAt } = login;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, py: 1.5, ...ROW_DIVIDER }}
    >
      <Box sx={{ color: 'text.secondary', display: 'flex' }}>
        <Icon name="key" />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {[email, lastUsedAt ? dateTime(lastUsedAt) : t('profile.passkeys.unused')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      </Box>
      <Button
        size="small"
        variant="outlined"
        color="error"
        aria-label={t('profile.logins.removeNamed', { name })}
        onClick={onRemove}
      >
        {t('profile.passkeys.remove')}
      </Button>
    </Box>
  );
}

function RemovalDialog({ login, onClose }: { login: LinkedLogin; onClose: () => void }) {
  const { t } = useTranslation('mfe-people');
  const { mutate, isPending } = useUnlinkLogin();
  return (
    <ConfirmDialog
      open
      title={t('profile.logins.removeTitle', { name: login.providerName })}
      text={t('profile.logins.removeText')}
      confirmLabel={t('profile.passkeys.remove')}
      isDestructive
      isPending={isPending}
      onConfirm={() =>
        mutate(login, {
          onSuccess: () => notify.success(t('profile.logins.removed')),
          onError: (error) => notify.failure(t('profile.logins.removeFailed'), error),
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  );
}

/** Returns the code of a failed link, which the server names in the query, and removes it there. */
function takeProblem(): string | null {
  const url = new URL(window.location.href);
  const problem = url.searchParams.get('problem');
  if (problem === null) return null;
  url.searchParams.delete('problem');
  window.history.replaceState(window.history.state, '', url);
  return problem;
}
