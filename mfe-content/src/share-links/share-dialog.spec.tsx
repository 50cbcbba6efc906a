import {
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { shareLink } from './share-links.fixtures.ts';

const item = contentItem();
const LINKS = `GET /api/content/${item.id}/share-links`;
const CREATE = 'POST /api/share-links';
const DAY = 86_400_000;

function open(responses: StubbedResponses = {}, given = item) {
  const onClose = jest.fn();
  const page = renderPage(<ShareDialog item={given} onClose={onClose} />, {
    module: remote,
    role: 'manager',
    responses: { [LINKS]: [], ...responses },
  });
  return { ...page, onClose };
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Links to this file' })).getAllByRole('listitem');
const choose = async (user: ReturnType<typeof open>['user'], option: string) => {
  await user.click(await screen.findByRole('combobox', { name: 'Expires' }));
  await user.click(await screen.findByRole('option', { name: option }));
};

describe('ShareDialog', () => {
  it('lists links with state, password, expiry and download count', async () => {
    const now = Date.now();
    open({
      [LINKS]: [
        shareLink({
          hasPassword: true,
          expiresAt: new Date(now + DAY).toISOString(),
          recipient: 'Ana Ruiz',
          openCount: 5,
          visitorCount: 2,
          lastOpenedAt: '2026-11-20T09:30:00.000Z',
          downloadCount: 12,
          lastDownloadAt: '2026-11-20T10:00:00.000Z',
        }),
        shareLink({ id: 'b', leadCount: 1, expiresAt: new Date(now - DAY).toISOString(), createdBy: null }),
        shareLink({ id: 'c', revokedAt: '2026-11-20T11:00:00.000Z' }),
      ],
    });

    const [active, expired, revoked] = (await rows()).map((row) => within(row));
    expect(active?.getByText('Active')).toBeVisible();
    expect(active?.getByText('With password')).toBeVisible();
    expect(active?.getByText('For Ana Ruiz')).toBeVisible();
    expect(active?.getByText('5 opens')).toBeVisible();
    expect(active?.getByText('2 people')).toBeVisible();
    expect(active?.getByText(/^last opened: /)).toBeVisible();
    expect(active?.getByText('12 downloads')).toBeVisible();
    expect(active?.getByText(/^created by Mateo Rivas/)).toBeVisible();
    expect(active?.getByText(/last: /)).toBeVisible();
    expect(active?.getByRole('textbox')).toHaveValue('http://localhost/share/k3yK3yk3y');
    expect(expired?.getByText('For anybody')).toBeVisible();
    expect(expired?.getByText('not opened yet')).toBeVisible();
    expect(expired?.getByText('Expired')).toBeVisible();
    expect(expired?.getByRole('button', { name: '1 lead' })).toBeVisible();
    expect(expired?.queryByRole('button', { name: /Revoke|Send/ })).not.toBeInTheDocument();
    expect(revoked?.getByText('Revoked')).toBeVisible();
    expect(revoked?.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('creates a link for a week without a password by default', async () => {
    const made = shareLink();
    const { user, calls } = open({ [CREATE]: made });
    expect(await screen.findByText(/No links yet/)).toBeVisible();

    stubApi({ [LINKS]: [made] });
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/The link is ready/)).toBeVisible();
    const body = calls.find(({ method }) => method === 'POST')?.body as { expiresAt: string; password: null };
    expect(body.password).toBeNull();
    const days = (Date.parse(body.expiresAt) - Date.now()) / DAY;
    expect(Math.round(days)).toBe(7);
    expect(await rows()).toHaveLength(1);

    await user.click(screen.getByRole('button', { name: 'Create another link' }));
    expect(screen.getByRole('button', { name: 'Create link' })).toBeVisible();
  });

  it('creates a link for a person in their language', async () => {
    const { user, calls } = open({ [CREATE]: shareLink({ recipient: 'Ana Ruiz' }) });
    await user.type(await screen.findByLabelText('For (optional)'), ' Ana Ruiz ');
    await user.click(screen.getByRole('combobox', { name: 'Their language' }));
    await user.click(await screen.findByRole('option', { name: 'French' }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));

    await screen.findByText(/The link is ready/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      recipient: 'Ana Ruiz',
      language: 'fr',
    });
  });

  it('creates a link without the form for readers', async () => {
    const { user, calls } = open({ [CREATE]: shareLink({ hasForm: false }) });
    await user.click(await screen.findByRole('switch', { name: /form/ }));
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText(/The link is ready/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ hasForm: false });
  });

  it('creates a link without expiry, with a password that can be shown while typing', async () => {
    const { user, calls } = open({ [CREATE]: shareLink({ hasPassword: true }) });
    await choose(user, 'Never');
    const password = screen.getByLabelText('Password (optional)');

    await user.type(password, 'sol');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('At least 4 characters')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);

    expect(password).toHaveAttribute('type', 'password');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password).toHaveAttribute('type', 'text');
    await user.type(password, 'es');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(/Share the password separately/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      contentIds: [item.id],
      title: null,
      message: null,
      recipient: null,
      language: null,
      expiresAt: null,
      password: 'soles',
      hasForm: true,
    });
  });

  it('lets a link expire on a chosen day, but not on a past one', async () => {
    const { user, calls } = open({ [CREATE]: shareLink() });
    await choose(user, 'On a date');
    const field = screen.getByLabelText('Last day');
    const day = `${new Date().getFullYear() + 1}-12-24`;

    await user.clear(field);
    await user.type(field, '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('Choose today or a later date within the next 5 years')).toBeVisible();

    await user.clear(field);
    await user.type(field, day);
    await user.click(screen.getByRole('button', { name: 'Create link' }));
    await screen.findByText(/The link is ready/);
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      expiresAt: new Date(`${day}T23:59:59.999`).toISOString(),
    });
  });

  it('reports that the link could not be created, and preserves the typed values', async () => {
    const { user } = open({ [CREATE]: failure(503, 'server.not-ready') });
    await user.type(await screen.findByLabelText('Password (optional)'), 'girasol');
    await user.click(screen.getByRole('button', { name: 'Create link' }));

    expect(await screen.findByText('Failed to create the link')).toBeVisible();
    expect(screen.getByLabelText('Password (optional)')).toHaveValue('girasol');
  });

  describe('copying', () => {
    it('writes the URL to the clipboard', async () => {
      const { user } = open({ [LINKS]: [shareLink()] });
      const write = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(await screen.findByRole('button', { name: 'Copy' }));

      expect(await screen.findByText('Copied')).toBeVisible();
      expect(write).toHaveBeenCalledWith('http://localhost/share/k3yK3yk3y');
    });

    it('selects the URL if the browser refuses access to the clipboard', async () => {
      const { user } = open({ [LINKS]: [shareLink()] });
      jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
      await user.click(await screen.findByRole('button', { name: 'Copy' }));

      expect(await screen.findByText(/The text is selected/)).toBeVisible();
      const url = screen.getByRole<HTMLInputElement>('textbox', { name: 'Link URL' });
      expect(url).toHaveFocus();
      expect(url.selectionEnd).toBe(url.value.length);
    });
  });

  it('revokes a link only after a confirmation', async () => {
    const link = shareLink();
    const { user, calls } = open({ [LINKS]: [link], [`DELETE /api/share-links/${link.id}`]: undefined });

    await user.click(await screen.findByRole('button', { name: 'Revoke' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    stubApi({ [LINKS]: [{ ...link, revokedAt: '2026-11-21T10:00:00.000Z' }] });
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(await screen.findByText('Revoked')).toBeVisible();
  });

  it('warns that the links of a hidden item do not work', async () => {
    open({}, contentItem({ isVisible: false }));
    expect(await screen.findByText(/This item is hidden: its links do not work/)).toBeVisible();
  });

  it('reports that the links could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open({ [LINKS]: failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the links')).toBeVisible();

    stubApi({ [LINKS]: [shareLink()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
