import { screen, waitFor } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { reportRenewal } from './login-channel.ts';
import { ProviderRenewal } from './provider-renewal.tsx';

const login = { id: 'link', providerId: 'one', providerName: 'Estudio', email: null, lastUsedAt: null };
const tab = { opener: window as Window | null, location: { href: '' }, close: jest.fn() };

beforeEach(() => {
  jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
});
afterEach(() => jest.restoreAllMocks());

function renderRenewal(onRenewed = jest.fn()) {
  const page = renderScreen(<ProviderRenewal onRenewed={onRenewed} />, {
    role: 'admin',
    responses: {
      'GET /api/profile/linked-logins': [login],
      'POST /api/profile/login-renewal/provider': { url: 'https://login.example.org/auth' },
    },
  });
  return { ...page, onRenewed };
}

describe('ProviderRenewal', () => {
  it('opens the provider in another tab, which has no access to this one, and goes on when that tab reports', async () => {
    const { user, calls, onRenewed } = renderRenewal();
    await user.click(await screen.findByRole('button', { name: 'Confirm with Estudio' }));
    await waitFor(() => expect(tab.location.href).toBe('https://login.example.org/auth'));
    expect(tab.opener).toBeNull();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ providerId: 'one' });

    expect(onRenewed).not.toHaveBeenCalled();
    reportRenewal(null);
    await waitFor(() => expect(onRenewed).toHaveBeenCalledTimes(1));
  });

  it('shows the failure that the other tab reports', async () => {
    const { onRenewed } = renderRenewal();
    await screen.findByRole('button', { name: 'Confirm with Estudio' });
    reportRenewal('auth.provider-not-recent');
    expect(await screen.findByRole('alert')).toHaveTextContent(/did not confirm a new login/);
    expect(onRenewed).not.toHaveBeenCalled();
  });
});
