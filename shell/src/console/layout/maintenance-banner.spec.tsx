import { screen } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { MaintenanceBanner } from './maintenance-banner.tsx';

const open = (role: 'admin' | 'user', isMaintenanceOn = true) =>
  renderScreen(
    <>
      <MaintenanceBanner />
      <p>The page</p>
    </>,
    { role, boot: { isMaintenanceOn } },
  );

it('tells an admin that visitors see nothing, and leads to the settings', async () => {
  open('admin');
  expect(await screen.findByRole('status')).toHaveTextContent('visitors see the maintenance page');
  expect(screen.getByRole('link', { name: 'Go to settings' })).toHaveAttribute(
    'href',
    '/admin/settings?tab=general',
  );
});

it('offers no way to the settings to whoever may not open them', async () => {
  open('user');
  expect(await screen.findByRole('status')).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('is not there while visitors see the site', async () => {
  open('admin', false);
  expect(await screen.findByText('The page')).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
