import type { ModulePreview } from '@vitral/sdk/contracts/module-previews';
import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ModulePreviews } from './module-previews.tsx';

const preview: ModulePreview = {
  name: 'pr-17',
  path: '/?preview=pr-17.abc',
  releases: [
    { id: 'r1', name: 'mfe-people', version: '0.0.0-pr-17.5', digest: 'aaaaaaaabbbb' },
    { id: 'r2', name: 'mfe-public', version: '0.0.0-pr-17.6', digest: 'ccccccccdddd' },
  ],
  createdBy: 'People CI (mfe-people)',
  createdAt: '2026-11-20T09:30:00.000Z',
  updatedAt: '2026-11-21T09:30:00.000Z',
  endsAt: '2026-11-27T09:30:00.000Z',
  isUsable: true,
  pages: 1200,
  failures: 3,
  errors: 2,
};

const open = (responses: StubbedResponses, language?: 'es') =>
  renderPage(<ModulePreviews />, { module: remote, responses, ...(language && { language }) });
const card = async () => within(await screen.findByRole('listitem', { name: 'pr-17' }));

describe('ModulePreviews', () => {
  it('shows the link, the releases, the author, the end and the failures of each preview', async () => {
    open({ 'GET /api/module-previews': [preview] });
    const shown = await card();
    expect(shown.getByLabelText('Link')).toHaveValue(`${location.origin}/?preview=pr-17.abc`);
    for (const text of [
      '0.0.0-pr-17.5',
      'mfe-public',
      /^People CI \(mfe-people\), Nov 20, 2026/,
      /^Nov 27, 2026/,
      '3 failed loads in 1,200 pages, 2 errors in browsers',
    ])
      expect(shown.getByText(text)).toBeVisible();
    expect(shown.queryByRole('alert')).not.toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'List the errors in pr-17' })).toHaveAttribute(
      'href',
      '/admin/debug?preview=pr-17',
    );
  });

  it('has no link to errors for a preview without errors', async () => {
    open({ 'GET /api/module-previews': [{ ...preview, errors: 0 }] });
    expect((await card()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('says that a preview does not work with the active releases', async () => {
    open({ 'GET /api/module-previews': [{ ...preview, isUsable: false }] });
    expect((await card()).getByRole('alert')).toHaveTextContent('Publish it again');
  });

  it('ends a preview only after a confirmation', async () => {
    let previews = [preview];
    const { user, calls } = open({
      'GET /api/module-previews': () => previews,
      'DELETE /api/module-previews/pr-17': () => {
        previews = [];
        return jsonResponse(204);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'End pr-17' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End' }));
    expect(await screen.findByText('No open previews')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Preview pr-17 ended')).toBeVisible());
  });

  it('says so when somebody else has ended it', async () => {
    let previews = [preview];
    const { user } = open({
      'GET /api/module-previews': () => previews,
      'DELETE /api/module-previews/pr-17': () => {
        previews = [];
        return failure(404, 'module-previews.not-found', { name: 'pr-17' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'End pr-17' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'End' }));
    await waitFor(() => expect(screen.getByText(/There is no preview “pr-17”/)).toBeVisible());
    expect(await screen.findByText('No open previews')).toBeVisible();
  });

  it('explains how to create previews while there are none', async () => {
    open({ 'GET /api/module-previews': [] }, 'es');
    expect(await screen.findByText(/publish:module/)).toBeVisible();
  });
});
