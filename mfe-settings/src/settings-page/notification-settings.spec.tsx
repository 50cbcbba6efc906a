import { screen, waitFor, within } from '@vitral/sdk/testing';
import { openSettings, saved, SETTINGS, settingsApi } from './settings.fixtures.tsx';

const open = (changes: Partial<typeof SETTINGS> = {}) =>
  openSettings(settingsApi({ ...SETTINGS, ...changes }), 'notifications');

describe('notification settings', () => {
  it('saves the channels of each notification and the phone numbers', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('switch', { name: 'Notifications by SMS' }));
    const table = within(screen.getByRole('table', { name: 'Notification types' }));
    await user.click(table.getByRole('checkbox', { name: 'New accounts by Email' }));
    await user.click(table.getByRole('checkbox', { name: 'Contact messages by SMS' }));
    await user.click(table.getByRole('checkbox', { name: 'Failing modules by SMS' }));
    const number = screen.getByRole('textbox', { name: 'New number' });
    await user.type(number, '5512345678{Enter}');
    expect(number).toHaveAccessibleDescription(/^Enter the number with \+ and the country code/);
    await user.clear(number);
    await user.type(number, '+52 (55) 1234-5678{Enter}');
    expect(screen.getByRole('button', { name: 'Remove +525512345678' })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved(calls)).toMatchObject([
        {
          notifications: {
            isOn: true,
            mail: {
              isOn: true,
              kinds: ['contact-messages', 'backup-failures', 'feed-failures', 'module-failures'],
            },
            sms: {
              isOn: true,
              kinds: ['contact-messages', 'backup-failures', 'module-failures'],
              numbers: ['+525512345678'],
            },
          },
        },
      ]),
    );
  });

  it('disables unavailable channels, and shows the reason', async () => {
    open({ canMail: false, canSms: false });
    const byMail = await screen.findByRole('switch', { name: 'Notifications by email' });
    expect(byMail).toBeDisabled();
    expect(byMail).toHaveAccessibleDescription(/no mail server is configured/);
    const bySms = screen.getByRole('switch', { name: 'Notifications by SMS' });
    expect(bySms).toBeDisabled();
    expect(bySms).toHaveAccessibleDescription(/no webhook for text messages/);
    expect(screen.getByRole('textbox', { name: 'New number' })).toBeDisabled();
    const table = within(screen.getByRole('table', { name: 'Notification types' }));
    for (const box of table.getAllByRole('checkbox')) expect(box).toBeDisabled();
  });

  it('saves an unlimited retention of contact messages as null', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('combobox', { name: 'Keep messages' }));
    await user.click(await screen.findByRole('option', { name: 'Until deleted manually' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(calls)).toMatchObject([{ contactRetentionDays: null }]));
  });

  it('saves the time zone of the site', async () => {
    const { user, calls } = open();
    const zone = await screen.findByRole('combobox', { name: 'Time zone of the site' });
    await user.clear(zone);
    await user.type(zone, 'mexico');
    await user.click(await screen.findByRole('option', { name: 'America/Mexico City' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(calls)).toMatchObject([{ timeZone: 'America/Mexico_City' }]));
  });

  it('saves the email address for answers to replies', async () => {
    const { user, calls } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Email for answers' }), 'team@example.org');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(saved(calls)).toMatchObject([{ contactReplyTo: 'team@example.org' }]));
  });

  it('warns users who require a second factor for their own role but have none', async () => {
    const { user } = openSettings(settingsApi(SETTINGS), 'security');
    await user.click(await screen.findByRole('checkbox', { name: 'For managers' }));
    expect(screen.queryByText(/You have no second factor yet/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'For admins' }));
    expect(screen.getByText(/You have no second factor yet/)).toBeVisible();
  });
});
