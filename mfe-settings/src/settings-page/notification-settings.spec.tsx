import { screen, waitFor, within } from '@vitral/testing';
import { keeping, openSettings, saved, SETTINGS } from './settings.fixtures.tsx';

const open = (changes: Partial<typeof SETTINGS> = {}) =>
  openSettings(keeping({ ...SETTINGS, ...changes }), 'notifications');

it('keeps by which way each kind of news goes, and to which telephones', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('switch', { name: 'Notifications by SMS' }));
  const table = within(screen.getByRole('table', { name: 'What to tell of' }));
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

it('says why a way is not available, and lets nobody choose it', async () => {
  open({ canMail: false, canSms: false });
  const byMail = await screen.findByRole('switch', { name: 'Notifications by email' });
  expect(byMail).toBeDisabled();
  expect(byMail).toHaveAccessibleDescription(/this server has no mail server/);
  const bySms = screen.getByRole('switch', { name: 'Notifications by SMS' });
  expect(bySms).toBeDisabled();
  expect(bySms).toHaveAccessibleDescription(/nothing to send SMS by/);
  expect(screen.getByRole('textbox', { name: 'New number' })).toBeDisabled();
  const table = within(screen.getByRole('table', { name: 'What to tell of' }));
  for (const box of table.getAllByRole('checkbox')) expect(box).toBeDisabled();
});

it('keeps messages until somebody deletes them when asked to', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('combobox', { name: 'Keep messages' }));
  await user.click(await screen.findByRole('option', { name: 'Until somebody deletes them' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved(calls)).toMatchObject([{ contactRetentionDays: null }]));
});

it('warns whoever asks a second factor of the own role without having one', async () => {
  const { user } = openSettings(keeping(SETTINGS), 'security');
  await user.click(await screen.findByRole('checkbox', { name: 'For managers' }));
  expect(screen.queryByText(/You have no second factor yet/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'For admins' }));
  expect(screen.getByText(/You have no second factor yet/)).toBeVisible();
});
