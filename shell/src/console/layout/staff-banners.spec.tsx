import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { currentUserQuery } from '@vitral/api-client';
import { useLocation } from '@vitral/router';
import { screen, userWithRole } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { MaintenanceBanner, SecondFactorGate } from './staff-banners.tsx';

const openBanner = (role: 'admin' | 'user', isMaintenanceOn = true) =>
  renderScreen(
    <>
      <MaintenanceBanner />
      <p>The page</p>
    </>,
    { role, boot: { isMaintenanceOn } },
  );

describe('maintenance banner', () => {
  it('shows an admin that maintenance mode is on, with a link to the settings', async () => {
    openBanner('admin');
    expect(await screen.findByRole('status')).toHaveTextContent('visitors see the maintenance page');
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/admin/settings?tab=general',
    );
  });

  it('has no link without the permission for settings', async () => {
    openBanner('user');
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is hidden while maintenance mode is off', async () => {
    openBanner('admin', false);
    expect(await screen.findByText('The page')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});

/**
 * A page that shows something once, like the recovery codes in the profile, and then reports that setup is complete.
 */
function Page() {
  const queryClient = useQueryClient();
  const [isShown, setShown] = useState(false);
  const { pathname } = useLocation();
  const set = (needsSecondFactor: boolean) =>
    queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, needsSecondFactor });
  return (
    <>
      <p>at {pathname}</p>
      <button onClick={() => set(true)}>Require</button>
      <button
        onClick={() => {
          setShown(true);
          set(false);
        }}
      >
        Set up
      </button>
      {isShown && <p>shown once</p>}
    </>
  );
}

const openGate = (path: string) =>
  renderScreen(
    <SecondFactorGate>
      <Page />
    </SecondFactorGate>,
    { role: 'admin', path, responses: { 'GET /api/auth/user': userWithRole('admin') } },
  );

describe('second factor gate', () => {
  it('redirects any page to the profile and explains why', async () => {
    const { user } = openGate('/admin/users');
    expect(await screen.findByText('at /admin/users')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Require' }));
    expect(await screen.findByText('at /admin/profile')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Set up your second factor');
  });

  it('keeps the profile mounted once setup is complete', async () => {
    const { user } = openGate('/admin/profile');
    await user.click(await screen.findByRole('button', { name: 'Require' }));
    expect(await screen.findByRole('status')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('shown once')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
