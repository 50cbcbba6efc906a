import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { respondsWith, backup, FILENAME, restore, running } from './backups.fixtures.ts';
import { Component, nextBackup } from './backups.page.tsx';

const openPage = (responses: StubbedResponses, path?: string) =>
  renderPage(<Component />, {
    module: remote,
    responses,
    ...(path !== undefined && { page: '/admin/backups', path }),
  });
const figureOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
const choose = async ({ user }: ReturnType<typeof openPage>, entry: string) => {
  await user.click(await screen.findByRole('button', { name: `Actions for ${FILENAME}` }));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};

describe('backups page', () => {
  it('counts the complete backups, and shows when the next one is due', async () => {
    const failed = backup({
      id: '3',
      filename: 'x.tar',
      state: 'failed',
      problem: 'storage-full',
      size: null,
    });
    openPage(respondsWith([backup(), failed]));
    expect(await figureOf('Backups ready')).toHaveTextContent('1');
    expect(await figureOf('Space used')).toHaveTextContent('5.00 MB');
    expect(await figureOf('Newest backup')).toHaveTextContent('3 hours ago');
    await waitFor(async () => expect(await figureOf('Next scheduled')).toHaveTextContent('in 20 hours'));

    const row = within(await screen.findByRole('row', { name: new RegExp(FILENAME) }));
    for (const text of ['Scheduled', '5.00 MB', '1,234 rows · 1 file', 'Ready'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('There is no storage space left.')).toBeInTheDocument();
  });

  it('shows an empty state and no figures if there are no backups', async () => {
    openPage(respondsWith([]));
    expect(await screen.findByText('No backups yet')).toBeVisible();
    expect(await figureOf('Newest backup')).toHaveTextContent('—');
  });

  it('shows the progress of a running backup, and starts no other one meanwhile', async () => {
    const { calls } = openPage(respondsWith([running]));
    const bar = await screen.findByRole('progressbar', { name: /^Progress of/ });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Create backup' })).toHaveAttribute('aria-disabled', 'true');

    Object.assign(running, { state: 'ready', progress: null, size: 10 });
    expect(await screen.findByText('Ready')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Create backup' })).toHaveAttribute('aria-disabled', 'false');
    expect(calls.filter(({ path }) => path === '/api/backups').length).toBeGreaterThan(1);
  });

  it('reports that another backup is running already', async () => {
    const { user } = openPage(
      respondsWith([backup()], { 'POST /api/backups': failure(409, 'backups.busy') }),
    );
    await user.click(await screen.findByRole('button', { name: 'Create backup' }));
    expect(await screen.findByText('A backup or a restore is already in progress')).toBeVisible();
  });

  it('opens a backup by its name, with all that is known about it', async () => {
    const { user } = openPage(respondsWith([backup()]), '/admin/backups');
    await user.click(await screen.findByRole('link', { name: FILENAME }));
    const sheet = within(await screen.findByRole('dialog', { name: FILENAME }));
    for (const text of ['Scheduled', '1,234 rows · 1 file', 'ab'.repeat(32)])
      expect(sheet.getByText(text)).toBeVisible();
    expect(sheet.getByRole('button', { name: `Download ${FILENAME}` })).toBeVisible();
  });

  it('leaves a backup before it asks whether to delete it', async () => {
    const page = openPage(respondsWith([backup()]), '/admin/backups/1');
    const sheet = within(await screen.findByRole('dialog', { name: FILENAME }));
    await page.user.click(sheet.getByRole('button', { name: `Actions for ${FILENAME}` }));
    await page.user.click(screen.getByRole('menuitem', { name: 'Delete' }));
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('reports that the backup of a URL was deleted', async () => {
    openPage(respondsWith([backup()]), '/admin/backups/7');
    expect(await screen.findByText('This backup was deleted.')).toBeVisible();
  });

  it('deletes a backup only after a confirmation', async () => {
    const page = openPage(respondsWith([backup()], { 'DELETE /api/backups/1': undefined }));
    await choose(page, 'Delete');
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Backup deleted')).toBeVisible();
  });

  it('creates a one-time link, and shows its expiry', async () => {
    const link = {
      address: 'https://example.org/api/backups/download/t0ken',
      expiresAt: '2026-11-22T10:35:00Z',
    };
    const page = openPage(respondsWith([backup()], { 'POST /api/backups/1/link': link }));
    await choose(page, 'Copy one-time link');
    const dialog = within(await screen.findByRole('dialog', { name: 'One-time link' }));
    expect(await dialog.findByRole('textbox', { name: 'Link' })).toHaveValue(link.address);
    expect(dialog.getByText(/^Valid until Nov 22, 2026/)).toBeVisible();
  });

  it('starts a restore after the name is typed, and reports the end of the restore when the session ends', async () => {
    const responses = respondsWith([backup()], {
      'POST /api/backups/1/restore': () => {
        respondsNow.restore = restore();
        return respondsNow.restore;
      },
      'GET /api/backups/restore': () => respondsNow.restore,
    });
    const respondsNow: { restore: unknown } = { restore: null };
    const page = openPage(responses);
    await choose(page, 'Restore');
    const dialog = within(screen.getByRole('dialog', { name: 'Restore this backup?' }));
    const confirm = dialog.getByRole('button', { name: 'Restore' });
    await page.user.type(dialog.getByRole('textbox'), FILENAME.slice(0, -1));
    expect(confirm).toBeDisabled();
    await page.user.type(dialog.getByRole('textbox'), `${FILENAME.at(-1)}{Enter}`);

    expect(await screen.findByRole('heading', { name: `Restoring ${FILENAME}` })).toHaveFocus();
    expect(screen.getByText('Verify the backup')).toHaveAttribute('aria-current', 'step');
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({ confirmation: FILENAME });
    expect(screen.queryByRole('button', { name: 'Create backup' })).not.toBeInTheDocument();

    respondsNow.restore = failure(401, 'auth.unauthorized');
    expect(await screen.findByText('Restore complete')).toBeVisible();
    const logIn = screen.getByRole('link', { name: 'Log in' });
    expect(logIn).toHaveAttribute('href', '/admin');
    expect(logIn).toHaveFocus();
  });

  it('continues polling while the server is unavailable, and reports a failed restore', async () => {
    const states = [
      restore({ state: 'restoring' }),
      failure(503, 'server.not-ready'),
      restore({ state: 'failed', problem: 'damaged', finishedAt: new Date().toISOString() }),
    ];
    openPage(
      respondsWith([backup()], {
        'GET /api/backups/restore': () => (states.length > 1 ? states.shift() : states[0]),
      }),
    );
    expect(await screen.findByText('The restore failed')).toBeVisible();
    expect(screen.getByText(/The file is damaged.*Nothing was changed\./)).toBeVisible();
    expect(await screen.findByRole('row', { name: new RegExp(FILENAME) })).toBeVisible();
  });

  it.each([
    { state: 'done', problem: null, role: 'status', title: 'A backup was restored' } as const,
    { state: 'failed', problem: 'damaged', role: 'alert', title: 'The restore failed' } as const,
  ])('shows a restore in the state $state with the role $role', async ({ role, title, ...last }) => {
    const finishedAt = new Date().toISOString();
    openPage(respondsWith([backup()], { 'GET /api/backups/restore': restore({ ...last, finishedAt }) }));

    expect((await screen.findByText(title)).closest('[role]')).toHaveAttribute('role', role);
  });

  it('warns when API keys have to be entered again', async () => {
    const last = restore({ state: 'done', isForeignKey: true, finishedAt: new Date().toISOString() });
    openPage(respondsWith([backup()], { 'GET /api/backups/restore': last }));
    expect(
      await screen.findByText(/API keys have to be saved and second factors set up again/),
    ).toBeVisible();
  });

  it('reports a failure to load', async () => {
    openPage(respondsWith([], { 'GET /api/backups': failure(500, 'server.failure') }));
    expect(await screen.findByText('Failed to load the backups')).toBeVisible();
  });
});

const schedule = { isOn: true, frequency: 'monthly', kept: 7 } as const;
const last = backup({ createdAt: '2027-01-31T04:17:00.000Z' });

describe('nextBackup', () => {
  it('is due on the same day of the next month, or on its last day', () => {
    expect(nextBackup(schedule, [last])).toBe(Date.parse('2027-02-28T04:17:00.000Z'));
    const march = backup({ createdAt: '2027-03-15T04:17:00.000Z' });
    expect(nextBackup(schedule, [march])).toBe(Date.parse('2027-04-15T04:17:00.000Z'));
  });

  it('is due one interval after the last successful scheduled backup', () => {
    const others = [backup({ origin: 'manual' }), backup({ state: 'failed' })];
    expect(nextBackup({ ...schedule, frequency: 'daily' }, [...others, last])).toBe(
      Date.parse('2027-02-01T04:17:00.000Z'),
    );
  });

  it('is never due while the schedule is off, and due immediately if there is no backup', () => {
    expect(nextBackup({ ...schedule, isOn: false }, [last])).toBeNull();
    expect(nextBackup(schedule, [])).toBe(0);
  });
});
