import { failure, screen, userWithRole, waitFor, type StubbedResponses } from '@vitral/testing';
import { OPTIONS, renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { LoginPage } from './login-page.tsx';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const CREDENTIAL = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    authenticatorData: bytes('data'),
    clientDataJSON: bytes('{}'),
    signature: bytes('signed'),
    userHandle: bytes('user'),
  },
  getClientExtensionResults: () => ({}),
};
const ASSERTION = {
  credentialId: 'aWQ',
  clientDataJson: 'e30',
  authenticatorData: 'ZGF0YQ',
  signature: 'c2lnbmVk',
  userHandle: 'dXNlcg',
};
const PASSKEY_OPTIONS = {
  rpId: 'localhost',
  challenge: 'AAAA',
  timeout: 1000,
  userVerification: 'preferred',
};

const get = jest.fn<Promise<unknown>, [{ mediation?: string }]>();
let suggests = false;

beforeEach(() => {
  suggests = false;
  get.mockReset().mockResolvedValue(CREDENTIAL);
  Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  Object.defineProperty(globalThis, 'PublicKeyCredential', {
    value: Object.assign(() => {}, { isConditionalMediationAvailable: () => Promise.resolve(suggests) }),
    configurable: true,
  });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

function renderLogin(responses: StubbedResponses = {}) {
  const onLoggedIn = jest.fn();
  const page = renderScreen(<LoginPage asksForPage={false} onLoggedIn={onLoggedIn} />, {
    responses: {
      'GET /api/auth/demo-accounts': [],
      'GET /api/auth/options': OPTIONS,
      'POST /api/auth/login/passkey-options': PASSKEY_OPTIONS,
      'POST /api/auth/login/passkey': { user: userWithRole('admin') },
      ...responses,
    },
  });
  return { ...page, onLoggedIn };
}

const cancelled = () => new DOMException('The operation was not allowed', 'NotAllowedError');
const bodyOf = (calls: ReturnType<typeof renderLogin>['calls'], path: string) =>
  calls.findLast((call) => call.method === 'POST' && call.path === path)?.body;

async function enterPassword(user: ReturnType<typeof renderLogin>['user']) {
  await user.type(await screen.findByRole('textbox', { name: /Username/ }), 'admin');
  await user.type(screen.getByLabelText(/^Password/), 'admin-vitral');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
}

describe('LoginPage with passkeys', () => {
  it('logs in without a username', async () => {
    const { user, calls, onLoggedIn } = renderLogin();
    await user.click(await screen.findByRole('button', { name: 'Log in with a passkey' }));

    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(bodyOf(calls, '/api/auth/login/passkey-options')).toEqual({ purpose: 'login' });
    expect(bodyOf(calls, '/api/auth/login/passkey')).toEqual(ASSERTION);
  });

  it('says without alarm that the person cancelled, and lets them try again', async () => {
    get.mockRejectedValueOnce(cancelled());
    const { user, onLoggedIn } = renderLogin();
    const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
    await user.click(button);

    expect(await screen.findByRole('status')).toHaveTextContent(/cancelled or took too long/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
  });

  it('reports a passkey that the server refuses, and one that the browser cannot use', async () => {
    const { user } = renderLogin({
      'POST /api/auth/login/passkey': failure(401, 'auth.passkey-refused'),
    });
    const button = await screen.findByRole('button', { name: 'Log in with a passkey' });
    await user.click(button);
    expect(await screen.findByRole('alert')).toHaveTextContent('This passkey was not accepted');

    get.mockRejectedValueOnce(new DOMException('no', 'SecurityError'));
    await user.click(button);
    expect(await screen.findByText(/could not use a passkey here/)).toBeVisible();
  });

  it('lets the browser suggest passkeys at the username field', async () => {
    suggests = true;
    const { onLoggedIn } = renderLogin();

    expect(await screen.findByRole('textbox', { name: /Username/ })).toHaveAttribute(
      'autocomplete',
      'username webauthn',
    );
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(get.mock.calls[0]?.[0]).toMatchObject({ mediation: 'conditional' });
  });

  it('accepts a passkey in place of the code', async () => {
    const ways = { hasCode: true, hasPasskey: true };
    const { user, calls, onLoggedIn } = renderLogin({
      'POST /api/auth/login': ({ body }: { body: unknown }) =>
        'passkey' in (body as object)
          ? { user: userWithRole('admin') }
          : failure(401, 'auth.second-factor-required', ways),
    });
    await enterPassword(user);
    expect(await screen.findByRole('textbox', { name: /Verification code/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));

    await waitFor(() => expect(onLoggedIn).toHaveBeenCalled());
    expect(bodyOf(calls, '/api/auth/login/passkey-options')).toEqual({ purpose: 'second-factor' });
    expect(bodyOf(calls, '/api/auth/login')).toEqual({
      username: 'admin',
      password: 'admin-vitral',
      passkey: ASSERTION,
    });
  });

  it('asks for the passkey only, if the account has no codes', async () => {
    const { user } = renderLogin({
      'POST /api/auth/login': failure(401, 'auth.second-factor-required', {
        hasCode: false,
        hasPasskey: true,
      }),
    });
    await enterPassword(user);

    expect(await screen.findByRole('button', { name: 'Use a passkey' })).toBeVisible();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Log in' })).not.toBeInTheDocument();
  });

  it('offers no passkeys in a browser without them, and says so if the account needs one', async () => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const { user } = renderLogin({
      'POST /api/auth/login': failure(401, 'auth.second-factor-required', {
        hasCode: false,
        hasPasskey: true,
      }),
    });
    await enterPassword(user);

    expect(await screen.findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /passkey/ })).not.toBeInTheDocument();
  });
});
