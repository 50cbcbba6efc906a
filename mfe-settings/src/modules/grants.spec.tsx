import type { ReleaseDetail } from '@vitral/sdk/contracts/releases';
import { failure, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { channel, detail, idOf, release } from './modules.fixtures.ts';
import { ReleaseTaskDialog } from './release-dialogs.tsx';

const blog = release({ id: idOf('b1'), name: 'blog', version: '1.0.0' });
const ASKS: ReleaseDetail['ungranted'] = [
  { kind: 'page', path: '/admin/blog', permission: 'content.write' },
  { kind: 'call', path: '/api/testimonials' },
  { kind: 'collection', collection: 'posts', read: 'user', write: 'manager', isPublic: true },
  { kind: 'slot', slot: 'dashboard-card', name: 'newest', permission: 'content.write' },
  { kind: 'slot', slot: 'command', name: 'drafts' },
  { kind: 'slot', slot: 'item-action', name: 'write-about', noun: 'testimonials' },
  { kind: 'slot', slot: 'public-block', name: 'latest', collection: 'posts', fields: ['day', 'title'] },
];

const OWN: ReleaseDetail['ungranted'] = [
  { kind: 'own-permission', permission: 'blog.write', role: 'manager' },
  { kind: 'page', path: '/admin/blog', permission: 'blog.write' },
  { kind: 'collection', collection: 'posts', read: 'blog.write', write: 'admin', isPublic: false },
  { kind: 'settings', read: 'blog.write', public: ['heading'] },
];
const { descriptor } = detail();
const permissions = [
  {
    name: 'blog.write' as const,
    role: 'manager' as const,
    title: { es: 'escribir entradas', en: 'write posts' },
  },
];

function open(ungranted: ReleaseDetail['ungranted'], granted: unknown = undefined) {
  const onClose = jest.fn();
  const rendered = renderPage(<ReleaseTaskDialog kind="activate" release={blog} onClose={onClose} />, {
    module: remote,
    responses: {
      'GET /api/modules/channel': channel(),
      [`GET /api/modules/releases/${blog.id}`]: detail({
        ...blog,
        ungranted,
        descriptor: { ...descriptor, permissions },
      }),
      [`POST /api/modules/releases/${blog.id}/grant`]: granted,
      [`POST /api/modules/releases/${blog.id}/activate`]: channel(),
    },
  });
  const sent = () =>
    rendered.calls.filter(({ method }) => method === 'POST').map(({ path }) => path.split('/').at(-1));
  return { ...rendered, onClose, sent };
}

describe('the activation of a module of another repository', () => {
  it('says in words what the module asks for, and grants that first', async () => {
    const { user, onClose, sent } = open(ASKS);
    expect(await screen.findByText('blog asks for the following')).toBeVisible();
    expect(
      screen.getByText(
        'Show a page at /admin/blog to managers and admins, as for: Change the content library',
      ),
    ).toBeVisible();
    expect(screen.getByText('Show what the public address /api/testimonials returns')).toBeVisible();
    expect(
      screen.getByText(
        'Store documents in “posts”, which all accounts and visitors of the site read and managers and admins change',
      ),
    ).toBeVisible();

    const slots = [
      'Show a card on the start page to managers and admins, as for: Change the content library (newest)',
      'Add “drafts” to the search with Ctrl+K',
      'Add an action to items of testimonials (write-about)',
      'Show documents of “posts” on public pages of the site, where staff choose it (latest), with these fields: day, title',
    ];
    for (const text of slots) expect(screen.getByText(text)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Grant and activate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual(['grant', 'activate']);
  });

  it("grants the module's own permission to the roles that the admin chooses", async () => {
    const { user, onClose, calls } = open(OWN);
    const own = (roles: string) => `Give ${roles} a permission of its own: write posts (blog.write)`;
    expect(await screen.findByText(own('managers and admins'))).toBeVisible();
    for (const text of [
      'Show a page at /admin/blog to managers and admins, as for: write posts',
      'Store documents in “posts”, which those who may “write posts” read and admins change',
      'Have settings in the console, which those who may “write posts” read in its pages and admins change. Visitors of the site read these: heading',
    ])
      expect(screen.getByText(text)).toBeVisible();
    await user.click(screen.getByRole('combobox', { name: 'Who receives blog.write' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'managers and admins',
      'admins',
    ]);
    await user.click(screen.getByRole('option', { name: 'admins' }));
    expect(screen.getByText(own('admins'))).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Grant and activate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.find(({ path }) => path.endsWith('/grant'))?.body).toEqual({
      roles: { 'blog.write': 'admin' },
    });
  });

  it('grants nothing if nothing is asked for', async () => {
    const { user, onClose, sent } = open([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check and activate' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Check and activate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual(['activate']);
  });

  it('does not activate a release if the grant fails', async () => {
    const { user, onClose, sent } = open(ASKS, failure(403, 'auth.insufficient-permissions'));
    await user.click(await screen.findByRole('button', { name: 'Grant and activate' }));
    expect((await screen.findAllByRole('alert')).length).toBe(2);
    expect(sent()).toEqual(['grant']);
    expect(onClose).not.toHaveBeenCalled();
  });
});
