import { renderPage, screen, waitFor } from '@vitral/sdk/testing';
import { SlotContext } from '@vitral/sdk/ui';
import remote from '../remote.tsx';
import { OTHER_RESPONSES, SETTINGS, settingsApi } from './settings.fixtures.tsx';
import { Component } from './settings.page.tsx';

describe('panels of other modules', () => {
  it('are in the integrations tab, once it is opened', async () => {
    const { user } = renderPage(
      <SlotContext value={({ name }) => <p>panels of {name}</p>}>
        <Component />
      </SlotContext>,
      {
        module: remote,
        path: '/admin/settings',
        responses: { ...OTHER_RESPONSES, ...settingsApi(SETTINGS) },
      },
    );
    const tab = await screen.findByRole('tab', { name: 'Integrations' });
    expect(screen.queryByText('panels of settings-panel')).not.toBeInTheDocument();
    await user.click(tab);
    await waitFor(() => expect(screen.getByText('panels of settings-panel')).toBeVisible());
  });
});
