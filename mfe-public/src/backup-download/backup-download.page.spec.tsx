import { TIMING } from '@vitral/sdk/contracts/timing';
import { act, jsonResponse, failure, screen, stubApi, waitFor } from '@vitral/sdk/testing';
import { renderOnSite } from '../../test/render-on-site.tsx';
import { wakeIslands } from '../../test/wake-islands.ts';
import { BackupDownloadPage } from './backup-download.page.tsx';
import { readBackupInfo } from './backup-info.ts';

const BACKUP = {
  filename: 'vitral-2026-11-21.tar.gz',
  size: 2_621_440,
  created: '2026-11-21T12:00:00.000Z',
  downloadUrl: '/api/backups/latest/file',
};
const REQUEST = 'GET /api/backup-info';
const renderAsleep = (language: 'en' | 'es' = 'en') =>
  renderOnSite(<BackupDownloadPage />, language, { page: 'backup-download' });
async function renderPage(language?: 'en' | 'es') {
  const page = await renderAsleep(language);
  await wakeIslands();
  return page;
}

describe('BackupDownloadPage', () => {
  it('is served in its loading state and requests the details once it is awake', async () => {
    const calls = stubApi({ [REQUEST]: BACKUP });
    await renderAsleep();
    expect(screen.getByText('Looking for the backup…')).toBeVisible();
    expect(calls).toHaveLength(0);

    await wakeIslands();
    expect(await screen.findByText(BACKUP.filename)).toBeVisible();
  });

  it('shows visitors without scripts that there is no backup', async () => {
    const { container } = await renderAsleep();

    expect(container.querySelector('noscript')).toHaveTextContent('Backup Not Found');
  });

  it('shows name, size and time of the backup in the language of the page', async () => {
    stubApi({ [REQUEST]: BACKUP });
    await renderPage('es');

    expect(await screen.findByText('vitral-2026-11-21.tar.gz')).toBeVisible();
    expect(screen.getByText('2,50 MB')).toBeVisible();
    expect(screen.getByText(/^21 nov 2026/)).toHaveAttribute('datetime', BACKUP.created);
    expect(screen.getByRole('button', { name: 'Descargar' })).toBeEnabled();
  });

  it.each([
    ['nobody is logged in', failure(401, 'auth.unauthorized')],
    ['the role is too low', failure(403, 'auth.forbidden')],
    ['there is no backup', failure(404, 'request.not-found')],
    ['the server fails', failure(500, 'internal')],
    ['the response is empty', jsonResponse(200)],
    ['the response is an empty object', {}],
    ['the response is invalid', ['invalid']],
  ])('shows that there is no backup when %s', async (_reason, response) => {
    stubApi({ [REQUEST]: response });
    await renderPage();

    expect(await screen.findByRole('heading', { name: 'Backup Not Found' })).toBeVisible();
    expect(screen.getByText('No backup file is available for download.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the start' })).toHaveAttribute('href', '/en');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('starts the download once, shows that it is being prepared, and is then ready again', async () => {
    stubApi({ [REQUEST]: BACKUP });
    const open = jest.spyOn(window, 'open').mockReturnValue(null);
    const { user } = await renderPage();

    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const preparing = screen.getByRole('button', { name: 'Preparing Download...' });
    expect(preparing).toHaveAttribute('aria-disabled', 'true');
    await user.click(preparing);
    expect(open).toHaveBeenCalledTimes(1);
    expect(open).toHaveBeenCalledWith('/api/backups/latest/file', '_self');

    await act(() => new Promise((resolve) => setTimeout(resolve, TIMING.downloadStart)));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled());
  });

  it.each([
    'https://elsewhere.example/x',
    '//elsewhere.example/x',
    '/\\elsewhere.example/x',
    'javascript:alert(1)',
    'backups/latest',
    '',
    7,
  ])('refuses downloads from outside this site: %j', (downloadUrl) => {
    expect(readBackupInfo({ ...BACKUP, downloadUrl })).toBeNull();
  });

  it.each([{ size: -1 }, { size: '12' }, { created: 'yesterday' }, { filename: ' ' }])(
    'ignores a response with %j',
    (invalid) => expect(readBackupInfo({ ...BACKUP, ...invalid })).toBeNull(),
  );
});
