import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { backup, backupKey, backupKeys, FILENAME, respondsWith, restore } from './backups.fixtures.ts';
import { Component } from './backups.page.tsx';

const openPage = (responses: StubbedResponses) => renderPage(<Component />, { module: remote, responses });

const RECIPIENT = `age1${'q'.repeat(58)}`;
const STRANGER = `${'X'.repeat(43)}=`;

const openRestore = async ({ user }: ReturnType<typeof openPage>) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${FILENAME}` }));
  await user.click(screen.getByRole('menuitem', { name: 'Restore' }));
  return within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
};

describe('keys of backups', () => {
  it('are counted at the top of the page by name', async () => {
    const keys = backupKeys(backupKey(), backupKey({ id: 'k2', name: 'Ana' }));
    openPage(respondsWith([backup()], { 'GET /api/backup-keys': keys }));
    const state = (await screen.findByText('Backups are encrypted for 2 keys')).closest('[role]');
    expect(state).toHaveTextContent('Caja fuerte, Ana');
  });

  it('are asked for while there are none, and added', async () => {
    const added = backupKey({ name: 'Vault' });
    const page = openPage(
      respondsWith([backup()], {
        'GET /api/backup-keys': () => backupKeys(...(hasAdded() ? [added] : [])),
        'POST /api/backup-keys': added,
      }),
    );
    const hasAdded = () => page?.calls.some(({ method }) => method === 'POST') ?? false;
    const state = (await screen.findByText('Backups are not encrypted')).closest('[role]') as HTMLElement;
    await page.user.click(within(state).getByRole('button', { name: 'Add encryption key' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add encryption key' }));
    await page.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'Vault');
    await page.user.type(dialog.getByRole('textbox', { name: /Public key/ }), RECIPIENT);
    await page.user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await screen.findByText('Backups are encrypted for 1 key')).toBeVisible();
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'recipient',
      name: 'Vault',
      publicKey: RECIPIENT,
    });
  });

  it('are refused with a reason', async () => {
    const page = openPage(
      respondsWith([], {
        'POST /api/backup-keys': failure(400, 'backup-keys.private'),
      }),
    );
    await page.user.click(await screen.findByRole('button', { name: 'Add trusted site' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add trusted site' }));
    await page.user.type(dialog.getByRole('textbox', { name: /Name/ }), 'x');
    await page.user.type(dialog.getByRole('textbox', { name: /Public key/ }), 'AGE-SECRET-KEY-1');
    await page.user.click(dialog.getByRole('button', { name: 'Add key' }));
    expect(await screen.findByText(/This is a private key/)).toBeVisible();
  });

  it('are removed after a confirmation', async () => {
    const page = openPage(respondsWith([], { 'DELETE /api/backup-keys/k1': undefined }));
    await page.user.click(await screen.findByRole('button', { name: 'Remove Caja fuerte' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/Archives already encrypted for it/)).toBeVisible();
    await page.user.click(question.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Key removed')).toBeVisible();
  });
});

describe('a backup', () => {
  it('shows for whom it is encrypted and who signed it', async () => {
    const recipients = [{ name: 'Ana', publicKey: RECIPIENT }];
    openPage(
      respondsWith([
        backup({ encryption: 'keys', recipients }),
        backup({ id: '2', filename: 'second.tar', signedBy: STRANGER }),
        backup({ id: '3', filename: 'third.tar', signature: 'unsigned', signedBy: null }),
        backup({
          id: '4',
          filename: 'fourth.tar.age',
          encryption: 'keys',
          signature: 'unknown',
          signedBy: null,
        }),
      ]),
    );
    const textsOf = async (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    await waitFor(async () => expect(await textsOf(FILENAME)).toHaveTextContent('Signed by this site'));
    expect(await textsOf(FILENAME)).toHaveTextContent('Encrypted for Ana');
    expect(await textsOf('second')).toHaveTextContent('Signed by a site that is not trusted here');
    expect(await textsOf('third')).toHaveTextContent('Not encryptedNot signed');
    expect(await textsOf('fourth')).toHaveTextContent('Encrypted for keys that the file does not name');
  });

  it('is restored with the private key that it requires', async () => {
    const page = openPage(
      respondsWith([backup({ encryption: 'keys' })], {
        'POST /api/backups/1/restore': failure(422, 'backups.wrong-key'),
      }),
    );
    const dialog = await openRestore(page);
    await page.user.type(dialog.getByRole('textbox', { name: 'Name of the archive' }), FILENAME);
    const confirm = dialog.getByRole('button', { name: 'Restore' });
    expect(confirm).toBeDisabled();
    const field = dialog.getByLabelText('Private key or passphrase');
    expect(field).toHaveAttribute('type', 'password');
    await page.user.type(field, ' AGE-SECRET-KEY-1QQ ');
    await page.user.click(confirm);
    expect(await dialog.findByText('This key or passphrase does not open the archive')).toBeVisible();
    const { body } = page.calls.find(({ method }) => method === 'POST') ?? {};
    expect(body).toEqual({ confirmation: FILENAME, key: 'AGE-SECRET-KEY-1QQ' });
  });

  it('from elsewhere without a trusted signature is restored after a warning that is accepted', async () => {
    const untrusted = backup({ origin: 'uploaded', signedBy: STRANGER });
    const page = openPage(
      respondsWith([untrusted], { 'POST /api/backups/1/restore': restore({ state: 'verifying' }) }),
    );
    await screen.findByText('Signed by a site that is not trusted here');
    const dialog = await openRestore(page);
    expect(dialog.getByText(STRANGER)).toBeVisible();
    await page.user.type(dialog.getByRole('textbox', { name: 'Name of the archive' }), FILENAME);
    const confirm = dialog.getByRole('button', { name: 'Restore' });
    expect(confirm).toBeDisabled();
    await page.user.click(dialog.getByRole('checkbox', { name: 'I trust the source of this archive' }));
    await page.user.click(confirm);
    await waitFor(() =>
      expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({
        confirmation: FILENAME,
        acceptsUntrusted: true,
      }),
    );
  });

  it('made here before there were signatures is restored without a warning', async () => {
    const page = openPage(respondsWith([backup({ signature: 'unsigned', signedBy: null })]));
    await screen.findByText('Not signed');
    const dialog = await openRestore(page);
    expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  });
});
