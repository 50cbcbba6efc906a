import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { detail, newest } from './modules.fixtures.ts';
import { ReleaseDialog } from './release-dialog.tsx';

const open = (release = detail(), problems: unknown = []) =>
  renderPage(<ReleaseDialog id={newest.id} onClose={() => undefined} />, {
    module: remote,
    responses: {
      [`GET /api/modules/releases/${newest.id}`]: release,
      [`GET /api/modules/releases/${newest.id}/problems`]: problems,
    },
  });

describe('ReleaseDialog', () => {
  it('shows descriptor and files of a release', async () => {
    const { user } = open();
    for (const text of ['/admin/users', 'users.write', '^19.3.1', '30.00 KB', 'ccccccccdddd'])
      expect(await screen.findByText(text)).toBeVisible();
    await user.click(screen.getByRole('button', { name: '2 files' }));
    const [largest] = (await screen.findByText('remoteEntry.js')).closest('ul')?.children ?? [];
    expect(largest).toHaveTextContent('remoteEntry.js · 4.00 KB');
  });

  it('shows the calls that a release was built with, one line for each path', async () => {
    const path = '/api/redirects';
    const calls = [
      { method: 'GET' as const, path },
      { method: 'POST' as const, path },
    ];
    const release = detail();
    open({ ...release, descriptor: { ...release.descriptor, calls } });
    expect(
      await screen.findByRole('heading', { name: 'Calls of the API that it was built with' }),
    ).toBeVisible();
    expect(screen.getByText(path).closest('div')).toHaveTextContent('/api/redirectsGET · POST');
  });

  it('explains in words why a call does not fit', async () => {
    const params = { module: 'blog', call: 'GET /api/redirects', field: 'to' };
    open(detail({ problems: [{ code: 'call-field-gone', params }] }));
    expect(
      await screen.findByText(/^GET \/api\/redirects no longer responds with to, which blog was built with/),
    ).toBeVisible();
  });

  it('names who signed a release, offers its packages, and warns of a revoked key', async () => {
    const fingerprint = '0123456789abcdef'.repeat(4);
    const signed = { keyId: 'people', signer: 'People team', fingerprint, signedAt: newest.createdAt };
    open(detail({ signature: { ...signed, isRevoked: true }, hasSbom: true }));
    expect(await screen.findByText('People team')).toBeVisible();
    expect(screen.getByText('0123456789abcdef')).toHaveAttribute('title', fingerprint);
    expect(screen.getByText(/^The key of this release was revoked, so it cannot be activated/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download (CycloneDX)' })).toHaveAttribute(
      'href',
      `/api/modules/mfe-people/releases/${newest.id}/sbom`,
    );
  });

  it('marks an unsigned release, which may lack a list of packages', async () => {
    open();
    expect(await screen.findByText('Unsigned')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Download (CycloneDX)' })).not.toBeInTheDocument();
  });

  it('lists the problems of a release, and runs the full check on request', async () => {
    const { user, calls } = open(detail(), [{ code: 'trial-timeout', params: { module: 'mfe-people' } }]);
    expect(await screen.findByText(/^Nothing in its files prevents/)).toBeVisible();
    expect(calls).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Run the full check' }));
    expect(await screen.findByText(/^The trial of mfe-people timed out/)).toBeVisible();
  });
});
