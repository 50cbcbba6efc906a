import { currentUserQuery } from '@vitral/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@vitral/router';
import { userWithRole, screen } from '@vitral/testing';
import { useState } from 'react';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { SecondFactorGate } from './staff-banners.tsx';

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

const open = (path: string) =>
  renderScreen(
    <SecondFactorGate>
      <Page />
    </SecondFactorGate>,
    { role: 'admin', path, responses: { 'GET /api/auth/user': userWithRole('admin') } },
  );

describe('second factor gate', () => {
  it('redirects any page to the profile and explains why', async () => {
    const { user } = open('/admin/users');
    expect(await screen.findByText('at /admin/users')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Require' }));
    expect(await screen.findByText('at /admin/profile')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Set up your second factor');
  });

  it('keeps the profile mounted once setup is complete', async () => {
    const { user } = open('/admin/profile');
    await user.click(await screen.findByRole('button', { name: 'Require' }));
    expect(await screen.findByRole('status')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Set up' }));
    expect(await screen.findByText('shown once')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
