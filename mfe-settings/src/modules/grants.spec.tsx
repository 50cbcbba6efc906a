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
];

function open(ungranted: ReleaseDetail['ungranted'], granted: unknown = undefined) {
  const onClose = jest.fn();
  const rendered = renderPage(<ReleaseTaskDialog kind="activate" release={blog} onClose={onClose} />, {
    module: remote,
    responses: {
      'GET /api/modules/channel': channel(),
      [`GET /api/modules/releases/${blog.id}`]: detail({ ...blog, ungranted }),
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
    ];
    for (const text of slots) expect(screen.getByText(text)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Grant and activate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual(['grant', 'activate']);
  });

  it('grants nothing when nothing is asked for', async () => {
    const { user, onClose, sent } = open([]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check and activate' })).toBeEnabled());
    await user.click(screen.getByRole('button', { name: 'Check and activate' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(sent()).toEqual(['activate']);
  });

  it('does not activate what could not be granted', async () => {
    const { user, onClose, sent } = open(ASKS, failure(403, 'auth.insufficient-permissions'));
    await user.click(await screen.findByRole('button', { name: 'Grant and activate' }));
    expect((await screen.findAllByRole('alert')).length).toBe(2);
    expect(sent()).toEqual(['grant']);
    expect(onClose).not.toHaveBeenCalled();
  });
});
