import { screen } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { MaintenanceBanner } from './staff-banners.tsx';

const open = (role: 'admin' | 'user', isMaintenanceOn = true) =>
  renderScreen(
    <>
      <MaintenanceBanner />
      <p>The page</p>
    </>,
    { role, boot: { isMaintenanceOn } },
  );

describe('maintenance banner', () => {
  it('shows an admin that maintenance mode is on, with a link to the settings', async () => {
    open('admin');
    expect(await screen.findByRole('status')).toHaveTextContent('visitors see the maintenance page');
    expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
      'href',
      '/admin/settings?tab=general',
    );
  });

  it('has no link without the permission for settings', async () => {
    open('user');
    expect(await screen.findByRole('status')).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('is hidden while maintenance mode is off', async () => {
    open('admin', false);
    expect(await screen.findByText('The page')).toBeVisible();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });
});
