import { TIMING } from '@vitral/sdk/contracts/timing';
import { act, renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import { ItemActionsContext } from '@vitral/sdk/ui';
import remote from '../remote.tsx';
import { DownloadButton } from './backup-row-actions.tsx';
import { backup, FILENAME, respondsWith } from './backups.fixtures.ts';
import { Component } from './backups.page.tsx';

describe('DownloadButton', () => {
  it('shows that a download is being prepared, opens the link once, and is enabled again', async () => {
    const open = jest.fn();
    const link = {
      address: 'https://example.org/api/backups/download/t0ken',
      expiresAt: '2026-11-22T10:35:00Z',
    };
    const { user, calls } = renderPage(<DownloadButton backup={backup()} open={open} />, {
      module: remote,
      responses: { 'POST /api/backups/1/link': link },
    });
    await user.click(await screen.findByRole('button', { name: `Download ${FILENAME}` }));
    const preparing = screen.getByRole('button', { name: 'Preparing Download...' });
    await user.click(preparing);
    await waitFor(() => expect(open).toHaveBeenCalledWith('/api/backups/download/t0ken'));
    expect(calls).toHaveLength(1);

    await act(() => new Promise((resolve) => setTimeout(resolve, TIMING.downloadStart)));
    expect(await screen.findByRole('button', { name: `Download ${FILENAME}` })).toBeVisible();
  });
});

describe('menu of a backup', () => {
  it('has the actions of modules in the list, and not again in the sheet, whose header has them', async () => {
    const archive = jest.fn();
    const { user } = renderPage(
      <ItemActionsContext
        value={({ noun, id }) => [{ label: 'Archive', icon: 'upload', onClick: () => archive(noun, id) }]}
      >
        <Component />
      </ItemActionsContext>,
      {
        module: remote,
        responses: respondsWith([backup()]),
        page: '/admin/backups',
        path: '/admin/backups',
      },
    );
    const menu = { name: `Actions for ${FILENAME}` };
    await user.click(await screen.findByRole('button', menu));
    await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
    expect(archive).toHaveBeenCalledWith('backups', '1');

    await user.click(await screen.findByRole('link', { name: FILENAME }));
    const sheet = within(await screen.findByRole('dialog', { name: FILENAME }));
    await user.click(sheet.getByRole('button', menu));
    expect(screen.getByRole('menuitem', { name: 'Delete' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Archive' })).not.toBeInTheDocument();
  });
});
