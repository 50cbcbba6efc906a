import { failure, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import { SlotContext } from '@vitral/sdk/ui';
import remote from '../remote.tsx';
import { openSettings, OTHER_RESPONSES, SETTINGS, settingsApi } from './settings.fixtures.tsx';
import { Component } from './settings.page.tsx';

describe('the look-up of leaked passwords', () => {
  it('is tried with the URL in the field, before it is saved', async () => {
    const { user, calls } = openSettings(
      { ...settingsApi(SETTINGS), 'POST /api/leaked-passwords/test': undefined },
      'security',
    );
    const button = await screen.findByRole('button', { name: 'Test look-up' });
    expect(button).toBeDisabled();
    await user.type(
      screen.getByRole('textbox', { name: 'Look-up of leaked passwords' }),
      'https://a.example/range/',
    );
    await user.click(button);
    expect(await screen.findByText('The look-up works')).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/leaked-passwords/test')?.body).toEqual({
      url: 'https://a.example/range/',
    });
  });

  it('says why a look-up fails', async () => {
    const { user } = openSettings(
      {
        ...settingsApi({ ...SETTINGS, leakedPasswordsUrl: 'https://a.example/' }),
        'POST /api/leaked-passwords/test': failure(422, 'leaked-passwords.look-up-failed'),
      },
      'security',
    );
    await user.click(await screen.findByRole('button', { name: 'Test look-up' }));
    expect(await screen.findByText('The look-up does not respond as expected. Check its URL')).toBeVisible();
  });
});

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
