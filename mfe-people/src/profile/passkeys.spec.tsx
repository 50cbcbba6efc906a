import type { Passkey } from '@vitral/sdk/contracts/passkeys';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { Passkeys } from './passkeys.tsx';
import { RESPONSES } from './profile.fixtures.ts';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const CREDENTIAL = {
  id: 'aWQ',
  rawId: bytes('id'),
  type: 'public-key',
  response: {
    attestationObject: bytes('attested'),
    clientDataJSON: bytes('{}'),
    getTransports: () => ['internal', 'unknown'],
  },
  getClientExtensionResults: () => ({}),
};
const OPTIONS = {
  rp: { id: 'localhost', name: 'localhost' },
  user: { id: 'dXNlcg', name: 'manager', displayName: 'Mateo Rivas' },
  challenge: 'AAAA',
  pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  excludeCredentials: [],
};
const laptop: Passkey = {
  id: 'p1',
  name: 'Laptop',
  createdAt: '2026-11-21T08:00:00.000Z',
  lastUsedAt: null,
  isBackupEligible: false,
  isBackedUp: false,
  signatureCount: 0,
};
const phone: Passkey = {
  ...laptop,
  id: 'p2',
  name: 'Phone',
  lastUsedAt: '2026-11-22T08:00:00.000Z',
  isBackupEligible: true,
  isBackedUp: true,
  signatureCount: 41,
};

const create = jest.fn<Promise<unknown>, []>();
beforeEach(() => {
  create.mockReset().mockResolvedValue(CREDENTIAL);
  Object.defineProperty(navigator, 'credentials', { value: { create }, configurable: true });
  Object.defineProperty(globalThis, 'PublicKeyCredential', { value: () => {}, configurable: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'PublicKeyCredential'));

const open = (passkeys: Passkey[], responses: StubbedResponses = {}) =>
  renderPage(<Passkeys />, {
    module: remote,
    role: 'manager',
    responses: {
      ...RESPONSES,
      'GET /api/profile/passkeys': passkeys,
      'POST /api/profile/passkeys/options': OPTIONS,
      'POST /api/profile/passkeys': laptop,
      ...responses,
    },
  });

async function add(responses: StubbedResponses = {}) {
  const page = open([], responses);
  await page.user.click(await screen.findByRole('button', { name: 'Add passkey' }));
  const name = await screen.findByRole('textbox', { name: /^Name/ });
  await page.user.clear(name);
  await page.user.type(name, 'My laptop');
  await page.user.type(screen.getByLabelText(/^Current password/), 'manager-vitral');
  await page.user.click(screen.getByRole('button', { name: 'Continue' }));
  return page;
}

describe('Passkeys', () => {
  it('are listed with their kind, dates and counter', async () => {
    open([laptop, phone]);
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/Laptop.*On one device.*Not used yet/);
    expect(first).not.toHaveTextContent('Signature counter');
    expect(second).toHaveTextContent(/Phone.*Synced.*Last used.*Signature counter: 41/);
  });

  it('are added with a name and the password', async () => {
    const { calls } = await add();
    expect(await screen.findByText(/Passkey added/)).toBeVisible();
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path, body }) => [path, body])).toEqual([
      ['/api/profile/passkeys/options', { password: 'manager-vitral' }],
      [
        '/api/profile/passkeys',
        {
          name: 'My laptop',
          credentialId: 'aWQ',
          clientDataJson: 'e30',
          attestationObject: 'YXR0ZXN0ZWQ',
          transports: ['internal'],
        },
      ],
    ]);
  });

  it('are not added if the person cancels, which is no error', async () => {
    create.mockRejectedValueOnce(new DOMException('cancelled', 'NotAllowedError'));
    await add();
    expect(await screen.findByRole('status')).toHaveTextContent(/cancelled or took too long/);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('My laptop');
  });

  it.each([
    ['InvalidStateError', /already has a passkey/],
    ['ConstraintError', /cannot store such a passkey/],
    ['SecurityError', /could not create a passkey/],
  ])('explain the error %s of the browser', async (name, text) => {
    create.mockRejectedValueOnce(new DOMException('no', name));
    await add();
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('show a wrong password at its field', async () => {
    await add({ 'POST /api/profile/passkeys/options': failure(403, 'auth.wrong-password') });
    expect(await screen.findByText('The current password is not right')).toBeVisible();
    expect(screen.getByLabelText(/^Current password/)).toHaveFocus();
    expect(create).not.toHaveBeenCalled();
  });

  it('are renamed', async () => {
    const { user, calls } = open([laptop], { 'PUT /api/profile/passkeys/p1': laptop });
    await user.click(await screen.findByRole('button', { name: 'Rename: Laptop' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Name/ }), ' at home');
    await user.click(dialog.getByRole('button', { name: 'Rename' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ name: 'Laptop at home' });
  });

  it('are removed with the password, unless the role needs the last one', async () => {
    let isNeeded = true;
    const { user } = open([laptop], {
      'POST /api/profile/passkeys/p1/removal': () =>
        isNeeded ? failure(409, 'auth.passkey-needed') : undefined,
    });
    await user.click(await screen.findByRole('button', { name: 'Remove: Laptop' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Remove “Laptop”?' }));
    await user.type(dialog.getByLabelText(/^Current password/), 'manager-vitral{Enter}');
    expect(await dialog.findByRole('alert')).toHaveTextContent(/Your role needs a second factor/);

    isNeeded = false;
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await screen.findByText('Passkey removed')).toBeVisible();
  });

  it('explain why none can be added: no support, or the maximum', async () => {
    const full = Array.from({ length: 20 }, (_, index) => ({ ...laptop, id: `p${index}` }));
    const { unmount } = open(full);
    expect(await screen.findByText(/the maximum of 20 passkeys/)).toBeVisible();
    unmount();
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    open([]);
    expect(await screen.findByText(/This browser does not support passkeys/)).toBeVisible();
    expect(screen.getByText(/You have no passkeys yet/)).toBeVisible();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
