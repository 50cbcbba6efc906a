import type { PersonalNotification } from '@vitral/contracts/personal-notifications';
import { failure, jsonResponse, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
import { renderScreen } from '../../testing/render-screen.fixtures.tsx';
import { Bell } from './bell.tsx';

const assigned: PersonalNotification = {
  id: 'n1',
  kind: 'assigned',
  noun: 'contact-messages',
  itemId: 'm1',
  itemName: 'Rosa Méndez',
  actorName: 'Berta Gil',
  readAt: null,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const failed: PersonalNotification = {
  ...assigned,
  ...{ id: 'n2', kind: 'reply-failed', itemId: 'm2', itemName: 'Tom Baker', actorName: null },
  readAt: '2026-11-20T13:00:00.000Z',
};
const gone: PersonalNotification = { ...assigned, id: 'n3', kind: 'mentioned', itemName: null };

const open = (responses: StubbedResponses = {}, language: 'en' | 'es' = 'en') =>
  renderScreen(<Bell />, {
    role: 'manager',
    language,
    responses: {
      'GET /api/personal-notifications/stats': { unread: 2 },
      'GET /api/personal-notifications': [assigned, failed, gone],
      'POST /api/personal-notifications/n1/read': jsonResponse(204),
      'POST /api/personal-notifications/read': jsonResponse(204),
      ...responses,
    },
  });

async function openList(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Notifications' }));
  const posts = () => page.calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return { ...page, dialog, posts };
}

describe('the bell', () => {
  it('shows the number of unread notifications, and none when all are read', async () => {
    const { unmount } = open();
    const button = await screen.findByRole('button', { name: 'Notifications, 2 unread' });
    expect(button).toHaveTextContent('2');
    unmount();

    open({ 'GET /api/personal-notifications/stats': { unread: 0 } }, 'es');
    expect(await screen.findByRole('button', { name: 'Avisos' })).toHaveTextContent('');
  });

  it('lists what concerns the user, with a link to each item that is left', async () => {
    const { dialog } = await openList();
    const items = await dialog.findAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Unread: Berta Gil assigned you the message from Rosa Méndez/),
      expect.stringMatching(/^Your reply to the message from Tom Baker could not be sent/),
      expect.stringMatching(/^Unread: Berta Gil mentioned you in a note on a deleted message/),
    ]);
    const links = dialog.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/admin/messages/m1',
      '/admin/messages/m2',
    ]);
  });

  it('marks a notification as read when its item is opened, and closes', async () => {
    const { user, dialog, posts } = await openList();
    await user.click(await dialog.findByRole('link', { name: /assigned you/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts()).toEqual(['/api/personal-notifications/n1/read']);
  });

  it('opens read notifications without marking them again, by keyboard, and returns the focus', async () => {
    const { user, dialog, posts } = await openList();
    const link = await dialog.findByRole('link', { name: /Your reply/ });
    await user.tab();
    await user.tab();
    expect(link).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(posts()).toEqual([]);
    expect(screen.getByRole('button', { name: 'Notifications, 2 unread' })).toHaveFocus();
  });

  it('marks all as read', async () => {
    let isRead = false;
    const { user, dialog, posts } = await openList({
      'GET /api/personal-notifications/stats': () => ({ unread: isRead ? 0 : 2 }),
      'POST /api/personal-notifications/read': () => {
        isRead = true;
        return jsonResponse(204);
      },
    });
    await user.click(await dialog.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(posts()).toEqual(['/api/personal-notifications/read']));
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  });

  it('shows older notifications on request', async () => {
    const { user, dialog } = await openList({
      'GET /api/personal-notifications': ({ query }: { query: Record<string, string> }) =>
        jsonResponse(200, query['offset'] === '0' ? [assigned, failed] : [gone], { 'X-Total-Count': '3' }),
    });
    await user.click(await dialog.findByRole('button', { name: 'Show older' }));
    await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(3));
    expect(dialog.queryByRole('button', { name: 'Show older' })).not.toBeInTheDocument();
  });

  it('says that there is nothing, or that it could not be loaded', async () => {
    const { unmount } = await openList({ 'GET /api/personal-notifications': [] });
    expect(await screen.findByText('No notifications')).toBeVisible();
    unmount();

    await openList({ 'GET /api/personal-notifications': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the notifications')).toBeVisible();
  });
});
