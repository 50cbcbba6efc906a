import { useMutation, useQuery } from '@tanstack/react-query';
import { api } from '@vitral/api-client';
import type { LinkedLogin, ProviderAddress } from '@vitral/contracts/identity-providers';
import { errorText, useTranslation } from '@vitral/i18n';
import { Alert, Button } from '@vitral/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { listenToRenewals } from './login-channel.ts';
import { problemText } from './provider-response.ts';

interface ProviderRenewalProps {
  onRenewed: () => void;
}

/** Renews the login with a provider of the account, if it has any. */
export function ProviderRenewal({ onRenewed }: ProviderRenewalProps) {
  const { data: logins = [] } = useQuery({
    queryKey: ['profile', 'linked-logins'],
    queryFn: ({ signal }) => api.get<LinkedLogin[]>('/profile/linked-logins', { signal }),
  });
  const providers = new Map(logins.map(({ providerId, providerName }) => [providerId, providerName]));
  return providers.size > 0 && <RenewalButtons providers={providers} onRenewed={onRenewed} />;
}

/** Opens the provider in a new tab, so that nothing typed on this page is lost. */
function RenewalButtons({ providers, onRenewed }: ProviderRenewalProps & { providers: Map<string, string> }) {
  const { t } = useTranslation('shell');
  const [problem, setProblem] = useState<string | null>(null);
  const receive = useEffectEvent((code: string | null) => (code === null ? onRenewed() : setProblem(code)));
  useEffect(() => listenToRenewals((code) => receive(code)), []);
  const opening = useMutation({ mutationFn: openProvider });
  const failure = problem ? problemText(problem) : opening.error && errorText(opening.error);
  return (
    <>
      {failure && <Alert severity="error">{failure}</Alert>}
      {[...providers].map(([id, name]) => (
        <Button
          key={id}
          variant="outlined"
          size="large"
          loading={opening.isPending}
          onClick={() => {
            setProblem(null);
            opening.mutate(id);
          }}
          sx={{ overflowWrap: 'anywhere', textAlign: 'center' }}
        >
          {t('renewal.provider', { name })}
        </Button>
      ))}
    </>
  );
}

/** Opens the tab before the request, since browsers only allow it while they handle the click. */
async function openProvider(providerId: string): Promise<void> {
  const tab = window.open('about:blank');
  try {
    const { url } = await api.post<ProviderAddress>('/profile/login-renewal/provider', { providerId });
    if (!tab) return window.location.assign(url);
    // The provider gets no access to this page.
    tab.opener = null;
    tab.location.href = url;
  } catch (error) {
    tab?.close();
    throw error;
  }
}
