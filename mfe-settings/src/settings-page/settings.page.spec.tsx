import type { Settings } from '@vitral/sdk/contracts/settings';
import { failure, screen, stubApi, waitFor, within } from '@vitral/sdk/testing';
import { openSettings, saved, SETTINGS, settingsApi } from './settings.fixtures.tsx';

type User = ReturnType<typeof openSettings>['user'];

const tab = (name: RegExp | string) => screen.findByRole('tab', { name });
const openTab = async (user: User, name: string) => user.click(await tab(new RegExp(`^${name}`)));
const save = async (user: User) => user.click(await screen.findByRole('button', { name: 'Save' }));
const { canMail: _mail, canSms: _sms, updatedAt: _at, ...input } = SETTINGS;

describe('settings page', () => {
  it('opens the tab in the URL, and others with the arrow keys', async () => {
    const { user } = openSettings(settingsApi(SETTINGS), 'security');
    expect(await tab('Security')).toHaveAttribute('aria-selected', 'true');
    expect(screen.getByRole('tabpanel', { name: 'Security' })).toBeVisible();
    const medium = screen.getByRole('radio', { name: 'Medium' });
    expect(medium).toBeChecked();
    expect(medium).toHaveAccessibleDescription(/At least 10 characters/);
    expect(screen.getByRole('combobox', { name: 'Log out after inactivity' })).toHaveTextContent(
      'After 24 hours',
    );

    await user.click(await tab('Security'));
    await user.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(await screen.findByRole('tabpanel', { name: 'Appearance' })).toBeVisible();
    expect(await tab('Appearance')).toHaveFocus();
  });

  it('saves session length, security event retention and new device emails', async () => {
    const { user, calls } = openSettings(settingsApi(SETTINGS), 'security');
    const choose = async (name: string, option: string) => {
      await user.click(await screen.findByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('Log out regardless of activity', 'After 90 days');
    await choose('Keep security events', '90 days');
    const sessions = within(screen.getByRole('region', { name: 'Sessions' }));
    await user.click(sessions.getByRole('switch', { name: 'Email people after a login from a new device' }));
    await save(user);
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(saved(calls)).toMatchObject([
      { sessionDays: 90, securityRetentionDays: 90, isNewDeviceMailOn: true },
    ]);
  });

  it('turns the social sync off', async () => {
    const { user, calls } = openSettings(settingsApi(SETTINGS), 'integrations');
    const sync = await screen.findByRole('switch', { name: 'Import new posts automatically' });
    expect(sync).toBeChecked();
    await user.click(sync);
    await save(user);

    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sync).not.toBeChecked();
    expect(saved(calls)).toMatchObject([{ isSocialSyncOn: false }]);
  });

  it('counts unsaved changes, preserves them across tabs and sends the whole document', async () => {
    const { user, calls } = openSettings();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    const english = within(await screen.findByRole('group', { name: 'English' }));
    await user.type(english.getByRole('textbox', { name: /^Site name/ }), ' Lakes');
    await user.click(screen.getByRole('switch', { name: 'Let anyone request an account' }));
    await openTab(user, 'Backup');
    const kept = screen.getByRole('spinbutton', { name: /^Backups to keep/ });
    await user.clear(kept);
    await user.type(kept, '30');
    expect(screen.getByText('3 unsaved changes on 2 tabs')).toBeVisible();
    expect(await tab('General Has unsaved changes')).toBeVisible();
    expect(await tab('Security')).toBeVisible();

    await user.keyboard('{Enter}');
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(saved(calls)).toEqual([
      {
        ...input,
        siteName: { es: 'Vitral', en: 'Vitral Lakes', fr: '' },
        isRegistrationOpen: true,
        backups: { ...SETTINGS.backups, kept: 30 },
      },
    ]);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    expect(await tab('General')).toBeVisible();
  });

  it('discards changes and returns the focus', async () => {
    const { user } = openSettings(settingsApi(SETTINGS), 'appearance');
    const dark = await screen.findByRole('switch', { name: 'Dark theme' });
    await user.click(dark);
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(dark).not.toBeChecked();
    expect(dark).toHaveFocus();
    expect(screen.queryByText(/unsaved/)).not.toBeInTheDocument();
  });

  it('offers the colours of the glass', async () => {
    const { user, calls } = openSettings(settingsApi(SETTINGS), 'appearance');
    const colours = within(await screen.findByRole('radiogroup', { name: 'Colour of the site' }));
    expect(colours.getByRole('radio', { name: 'Amethyst' })).toBeChecked();
    await user.click(colours.getByRole('radio', { name: 'Emerald' }));
    await save(user);
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(saved(calls)).toMatchObject([{ accent: 'emerald' }]);
  });

  it('confirms turning maintenance mode on', async () => {
    const { user, calls } = openSettings();
    await user.click(await screen.findByRole('switch', { name: 'Maintenance mode' }));
    await save(user);
    const question = within(await screen.findByRole('alertdialog', { name: 'Turn maintenance mode on?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(saved(calls)).toEqual([]);

    await save(user);
    await user.click(await screen.findByRole('button', { name: 'Save and turn on' }));
    await waitFor(() => expect(saved(calls)).toMatchObject([{ isMaintenanceOn: true }]));
  });

  describe('an invalid field', () => {
    it('is focused on its tab, and prevents the request', async () => {
      const { user, calls } = openSettings();
      await user.clear((await screen.findAllByRole('textbox', { name: /^Site name/ }))[0] as HTMLElement);
      await openTab(user, 'Appearance');
      await save(user);

      expect(await screen.findByRole('tabpanel', { name: /^General/ })).toBeVisible();
      const field = screen.getAllByRole('textbox', { name: /^Site name/ })[0];
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription('This field is required');
      expect(await tab('General Has fields to correct')).toBeVisible();
      expect(saved(calls)).toEqual([]);
    });

    it.each([
      ['', 'This field is required'],
      ['61', 'Enter a number from 1 to 60'],
    ])('has an error message for %j as the number of backups to keep', async (typed, message) => {
      const { user, calls } = openSettings(settingsApi(SETTINGS), 'backup');
      const kept = await screen.findByRole('spinbutton', { name: /^Backups to keep/ });
      await user.clear(kept);
      await user.type(kept, `${typed}{Enter}`);

      await waitFor(() => expect(kept).toHaveAccessibleDescription(message));
      expect(saved(calls)).toEqual([]);
    });

    it('is focused on its tab if the server refuses its value', async () => {
      const { user } = openSettings({
        ...settingsApi(SETTINGS),
        'PUT /api/settings': failure(400, 'request.invalid', { fields: ['siteDescription.en:maxLength'] }),
      });
      await openTab(user, 'Appearance');
      await user.click(screen.getByRole('switch', { name: 'Compact density' }));
      await save(user);

      const english = within(await screen.findByRole('group', { name: 'English' }));
      const field = english.getByRole('textbox', { name: 'Site description' });
      await waitFor(() => expect(field).toHaveFocus());
      expect(field).toHaveAccessibleDescription('The text is too long');
      expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
    });
  });

  it('reports a failure to save, and preserves the changes', async () => {
    const { user } = openSettings({
      ...settingsApi(SETTINGS),
      'PUT /api/settings': failure(500, 'server.failure'),
    });
    const registration = await screen.findByRole('switch', { name: 'Let anyone request an account' });
    await user.click(registration);
    await save(user);
    expect(await screen.findByText('Failed to save the settings')).toBeVisible();
    expect(registration).toBeChecked();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  describe('a concurrent change', () => {
    const changeElsewhere = (change: Partial<Settings>) =>
      stubApi(settingsApi({ ...SETTINGS, ...change, version: 8 }));

    it('is merged when it concerns another setting', async () => {
      const { user, calls } = openSettings();
      await user.click(await screen.findByRole('switch', { name: 'Let anyone request an account' }));
      changeElsewhere({ passwordPolicy: 'high' });
      await save(user);

      expect(await screen.findByText('Settings saved')).toBeVisible();
      expect(saved(calls).at(-1)).toMatchObject({
        isRegistrationOpen: true,
        passwordPolicy: 'high',
        version: 8,
      });
      await openTab(user, 'Security');
      await waitFor(() => expect(screen.getByRole('radio', { name: 'High' })).toBeChecked());
    });

    it('is merged when it concerns another member of the same list', async () => {
      const { user, calls } = openSettings(settingsApi(SETTINGS), 'security');
      await user.click(await screen.findByRole('checkbox', { name: 'For users' }));
      changeElsewhere({ secondFactorRoles: ['admin'] });
      await save(user);

      expect(await screen.findByText('Settings saved')).toBeVisible();
      expect(saved(calls).at(-1)).toMatchObject({ secondFactorRoles: ['user', 'admin'], version: 8 });
    });

    it('is a conflict when it concerns the same setting', async () => {
      const { user, calls } = openSettings(settingsApi(SETTINGS), 'security');
      await user.click(await screen.findByRole('radio', { name: 'Basic' }));
      await user.click(screen.getByRole('checkbox', { name: 'For users' }));
      changeElsewhere({ passwordPolicy: 'high' });
      await save(user);

      expect(await screen.findByText('This item changed while you were editing it')).toBeVisible();
      expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
      expect(screen.getByRole('radio', { name: 'Mine: Basic' })).not.toBeChecked();
      await user.click(screen.getByRole('radio', { name: 'Theirs: High' }));
      await user.click(screen.getByRole('button', { name: 'Use this selection' }));
      await save(user);
      await waitFor(() => expect(saved(calls)).toHaveLength(2));
      expect(saved(calls)[1]).toMatchObject({
        passwordPolicy: 'high',
        secondFactorRoles: ['user'],
        version: 8,
      });
      expect(screen.queryByText('This item changed while you were editing it')).not.toBeInTheDocument();
    });
  });

  it('reports a failure to load, and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = openSettings({ 'GET /api/settings': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the settings')).toBeVisible();
    stubApi(settingsApi(SETTINGS));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await tab('General')).toBeVisible();
  });
});
