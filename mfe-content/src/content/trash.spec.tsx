import { screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import { openContentPage } from './content-page.fixtures.tsx';
import { contentItem, expectMessage } from './content.fixtures.ts';

const DAY = 24 * 60 * 60 * 1000;
const agoInDays = (days: number) => new Date(Date.now() - days * DAY).toISOString();
const old = contentItem({ id: 'old', title: 'Folleto viejo', deletedAt: agoInDays(28.5) });
const young = contentItem({ id: 'young', title: 'Folleto joven', deletedAt: agoInDays(0.5) });

const open = (responses: StubbedResponses = {}, path = '/admin/content?view=trash') =>
  openContentPage({ 'GET /api/content': [old, young], ...responses }, path);

const row = async (title: string) => within(await screen.findByRole('row', { name: new RegExp(title) }));

describe('trash', () => {
  it('opens from its tab and lists the deleted files with the days left', async () => {
    const { user, calls } = open({}, '/admin/content?q=left&page=3');

    await user.click(await screen.findByRole('tab', { name: 'Trash (3)' }));
    expect((await row('Folleto viejo')).getByText('1 day left')).toBeInTheDocument();
    expect((await row('Folleto joven')).getByText('29 days left')).toBeInTheDocument();
    expect(calls.findLast(({ path }) => path === '/api/content')?.query).toEqual({
      trashed: 'true',
      limit: '25',
      offset: '0',
      sort: '-updatedAt',
    });
  });

  it('restores one file', async () => {
    let isRestored = false;
    const { user } = open({
      'GET /api/content': () => (isRestored ? [young] : [old, young]),
      'POST /api/content/old/restore': () => {
        isRestored = true;
        return old;
      },
    });

    await user.click(await screen.findByRole('button', { name: 'Restore Folleto viejo' }));
    await expectMessage('Content restored');
    await waitFor(() => expect(screen.queryByRole('row', { name: /viejo/ })).not.toBeInTheDocument());
  });

  it('restores the selected files', async () => {
    const { user, calls } = open({ 'POST /api/content/bulk': { changed: 2 } });

    await row('Folleto viejo');
    await user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
    const bar = within(await screen.findByRole('region', { name: 'Selected files' }));
    await user.click(bar.getByRole('button', { name: 'Restore' }));
    await expectMessage('2 files restored');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      action: 'restore',
      ids: ['old', 'young'],
    });
  });

  it('deletes permanently only after a confirmation', async () => {
    let isGone = false;
    const { user, calls } = open({
      'GET /api/content': () => (isGone ? [young] : [old, young]),
      'DELETE /api/content/old/permanently': () => void (isGone = true),
    });

    await user.click(await screen.findByRole('button', { name: 'Delete Folleto viejo permanently' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);

    await user.click(screen.getByRole('button', { name: 'Delete Folleto viejo permanently' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this file permanently?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));
    await expectMessage('Content permanently deleted');
    await waitFor(() => expect(screen.queryByRole('row', { name: /viejo/ })).not.toBeInTheDocument());
  });

  it('shows empty states for an empty trash and for a search without results', async () => {
    const { user } = open({ 'GET /api/content': [] });

    expect(await screen.findByText('The trash is empty')).toBeVisible();
    await user.type(screen.getByRole('searchbox', { name: 'Search the trash' }), 'x');
    expect(await screen.findByText('No content found')).toBeVisible();
  });
});
