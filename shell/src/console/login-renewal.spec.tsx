import { api } from '@vitral/api-client';
import type { CurrentUser } from '@vitral/contracts/accounts';
import { failure, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
import { useState } from 'react';
import { OPTIONS, renderScreen } from '../testing/render-screen.fixtures.tsx';
import { LoginRenewalDialog } from './login-renewal.tsx';

/** A page with two changes that need a recent login. */
function Page() {
  const [results, setResults] = useState<string[]>([]);
  const [name, setName] = useState('');
  const send = (path: string) =>
    api.post(path, { name }).then(
      () => setResults((known) => [...known, `${path} saved`]),
      () => setResults((known) => [...known, `${path} not saved`]),
    );
  return (
    <>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.target.value)} />
      <button onClick={() => void Promise.all([send('/one'), send('/two')])}>Save</button>
      <output>{results.join(', ')}</output>
      <LoginRenewalDialog />
    </>
  );
}

/** A server whose session is older than ten minutes until the login is renewed. */
async function save(responses: StubbedResponses = {}, person: Partial<CurrentUser> = {}) {
  let isRecent = false;
  const guarded = () => (isRecent ? undefined : failure(403, 'auth.login-not-recent'));
  const page = renderScreen(<Page />, {
    role: 'admin',
    person,
    responses: {
      'GET /api/profile/linked-logins': [],
      'GET /api/auth/options': OPTIONS,
      'POST /api/one': guarded,
      'POST /api/two': guarded,
      'POST /api/profile/login-renewal': ({ body }: { body: unknown }) => {
        isRecent = (body as { password: string }).password === 'admin-vitral';
        return isRecent ? undefined : failure(403, 'auth.wrong-password');
      },
      ...responses,
    },
  });
  await page.user.type(await screen.findByLabelText('Name'), 'Nora');
  await page.user.click(screen.getByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  return { ...page, dialog };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('LoginRenewalDialog', () => {
  it('asks once for all waiting requests, sends them again, and keeps the form', async () => {
    const { user, calls, dialog } = await save();
    const password = await dialog.findByLabelText(/^Password/);
    expect(password).toHaveFocus();
    await user.type(password, 'admin-vitral{Enter}');

    await closed();
    expect(await screen.findByText('/one saved, /two saved')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Nora');
    expect(calls.filter(({ path }) => path === '/api/profile/login-renewal')).toHaveLength(1);
  });

  it('shows the error of a wrong password at its field, and accepts another one', async () => {
    const { user, dialog } = await save();
    const password = await dialog.findByLabelText(/^Password/);
    await user.type(password, 'wrong-password{Enter}');
    expect(await dialog.findByText('The current password is not right')).toBeVisible();
    expect(password).toHaveFocus();

    await user.clear(password);
    await user.type(password, 'admin-vitral{Enter}');
    expect(await screen.findByText('/one saved, /two saved')).toBeVisible();
  });

  it('offers a passkey to users who have one, and says calmly that they cancelled', async () => {
    const get = jest.fn().mockRejectedValue(new DOMException('No', 'NotAllowedError'));
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
    Object.defineProperty(globalThis, 'PublicKeyCredential', { value: () => {}, configurable: true });
    const options = { rpId: 'localhost', challenge: 'AAAA', timeout: 1000, userVerification: 'required' };
    const { user, dialog, calls } = await save(
      { 'POST /api/profile/login-renewal/passkey-options': options },
      { passkeyCount: 1 },
    );
    await user.click(await dialog.findByRole('button', { name: 'Use a passkey' }));

    expect(await dialog.findByRole('status')).toHaveTextContent(/cancelled or took too long/);
    expect(calls.some(({ path }) => path === '/api/profile/login-renewal/passkey-options')).toBe(true);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
  });

  it('offers no password while password login is off, except to break-glass accounts', async () => {
    const off = { 'GET /api/auth/options': { ...OPTIONS, isPasswordLoginOff: true } };
    const { unmount, dialog } = await save(off);
    expect(await dialog.findByText(/needs a login from the last 10 minutes/)).toBeVisible();
    expect(dialog.queryByLabelText(/^Password/)).not.toBeInTheDocument();
    expect(dialog.queryByRole('button', { name: 'Confirm' })).not.toBeInTheDocument();
    unmount();

    const { user, dialog: rescue } = await save(off, { isBreakGlass: true });
    await user.type(await rescue.findByLabelText(/^Password/), 'admin-vitral{Enter}');
    expect(await screen.findByText('/one saved, /two saved')).toBeVisible();
  });

  it('fails the requests when the user cancels', async () => {
    const { user, dialog } = await save();
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));

    await closed();
    expect(await screen.findByText('/one not saved, /two not saved')).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveValue('Nora');
  });

  it('shows when to try again after too many attempts', async () => {
    const { user, dialog } = await save({
      'POST /api/profile/login-renewal': failure(429, 'request.too-many', { retryAfter: 900 }),
    });
    const password = await dialog.findByLabelText(/^Password/);
    await user.type(password, 'admin-vitral{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent('Try again in 15 minutes');
  });
});
