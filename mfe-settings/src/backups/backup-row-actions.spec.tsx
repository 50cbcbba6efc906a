import { TIMING } from '@vitral/sdk/contracts/timing';
import { act, renderPage, screen, waitFor } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { DownloadButton } from './backup-row-actions.tsx';
import { backup, FILENAME } from './backups.fixtures.ts';

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
