import { act, failure, renderPage, screen, waitFor, type ApiCall } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { respondsWith, backup, FILENAME } from './backups.fixtures.ts';
import { Component } from './backups.page.tsx';

const ARCHIVE = new File(['bytes'], 'elsewhere.tar', { type: 'application/x-tar' });
const UPLOAD = 'POST /api/backups/upload';

/** Opens the page and starts an upload; the test decides when the server responds. */
async function startUpload() {
  const pending: { call: ApiCall; respond: (given: unknown) => void }[] = [];
  const page = renderPage(<Component />, {
    module: remote,
    responses: respondsWith([], {
      [UPLOAD]: (call: ApiCall) => new Promise((respond) => pending.push({ call, respond })),
    }),
  });
  await screen.findByText('No backups yet');
  await page.user.upload(screen.getByLabelText('Backup archive'), ARCHIVE);
  const next = (index: number) =>
    waitFor(() => {
      const upload = pending[index];
      if (!upload) throw new Error('Nothing was sent');
      return upload;
    });
  return { ...page, next };
}

const bar = () => screen.findByRole('progressbar', { name: 'Upload of elsewhere.tar' });

describe('archive upload', () => {
  it('shows the upload progress, then the verification, then the name of the backup', async () => {
    const { next } = await startUpload();
    const { call, respond } = await next(0);
    expect(call).toMatchObject({ query: { filename: 'elsewhere.tar' }, body: ARCHIVE });
    act(() => call.upload?.report(40, 100));
    await waitFor(async () => expect(await bar()).toHaveAttribute('aria-valuenow', '40'));
    act(() => call.upload?.report(100, 100));
    expect(await screen.findByText('Verifying…')).toBeVisible();

    respond(backup({ origin: 'uploaded' }));
    expect(await screen.findByText(`Backup uploaded and verified: ${FILENAME}`)).toBeVisible();
  });

  it('retries a failed upload, and shows why the server refuses an archive, without a retry', async () => {
    const { next, user } = await startUpload();
    (await next(0)).respond(failure(507, 'storage.full'));
    expect(await screen.findByText('There is no room left for this file')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try again' }));
    (await next(1)).respond(failure(422, 'backups.refused', { problem: 'newer' }));
    expect(await screen.findByText(/The backup was created by a newer version/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('cancels an upload without an error message', async () => {
    const { next, user } = await startUpload();
    const { call } = await next(0);
    await bar();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(call.upload?.signal.aborted).toBe(true));
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
