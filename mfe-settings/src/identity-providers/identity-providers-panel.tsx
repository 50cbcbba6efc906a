import { useSuspenseQuery } from '@tanstack/react-query';
import type { IdentityProvider } from '@vitral/sdk/contracts/identity-providers';
import { useTranslation } from '@vitral/sdk/i18n';
import { Box, Button, Icon, Stack, Typography } from '@vitral/sdk/ui';
import { CopyField } from '@vitral/sdk/ui/forms';
import { useId, useState } from 'react';
import { SettingCard } from '../settings/setting-card.tsx';
import { Detail } from '../shared/detailed-text.tsx';
import { identityProvidersQuery } from './identity-providers.queries.ts';
import { ProviderActions } from './provider-actions.tsx';
import { ProviderForm } from './provider-form.tsx';

/** The providers of single sign-on. It opens forms, so it must not be nested in one. */
export function IdentityProvidersPanel() {
  const { t } = useTranslation('mfe-settings');
  return (
    <SettingCard
      title={t('identity-providers.title')}
      text={t('identity-providers.text')}
      failure={t('identity-providers.fetchFailed')}
    >
      <Providers />
    </SettingCard>
  );
}

function Providers() {
  const { t } = useTranslation('mfe-settings');
  const { data: providers } = useSuspenseQuery(identityProvidersQuery);
  const [opened, setOpened] = useState<'new' | IdentityProvider['id'] | null>(null);
  // The form follows the stored provider, which somebody else may change.
  const edited = providers.find(({ id }) => id === opened) ?? null;
  return (
    <>
      {providers.length === 0 && <Typography variant="body2">{t('identity-providers.empty')}</Typography>}
      <Stack component="ul" spacing={3} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {providers.map((provider) => (
          <ProviderRow key={provider.id} provider={provider} onEdit={() => setOpened(provider.id)} />
        ))}
      </Stack>
      <Button
        variant="outlined"
        startIcon={<Icon name="add" />}
        onClick={() => setOpened('new')}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('identity-providers.add')}
      </Button>
      {(opened === 'new' || edited) && <ProviderForm provider={edited} onClose={() => setOpened(null)} />}
    </>
  );
}

function ProviderRow({ provider, onEdit }: { provider: IdentityProvider; onEdit: () => void }) {
  const { t } = useTranslation('mfe-settings');
  const id = useId();
  const { name, issuer, isActive, redirectUrl, logoutUrl, version } = provider;
  return (
    <Stack component="li" spacing={1.5} aria-labelledby={id}>
      <Box sx={{ overflowWrap: 'anywhere' }}>
        <Typography variant="h3" id={id}>
          {name}
        </Typography>
        <Detail>
          {t(isActive ? 'identity-providers.active' : 'identity-providers.inactive')} · {issuer}
        </Detail>
      </Box>
      <CopyField
        label={t('identity-providers.redirectUrl')}
        value={redirectUrl}
        hint={t('identity-providers.redirectHint')}
      />
      <CopyField
        label={t('identity-providers.logoutUrl')}
        value={logoutUrl}
        hint={t('identity-providers.logoutHint')}
      />
      <ProviderActions key={version} provider={provider} onEdit={onEdit} />
    </Stack>
  );
}
