import type { GrantChange, ModuleGrant as Grant } from '@vitral/sdk/contracts/module-grants';
import { failure, renderPage, screen, stubApi, waitFor, within } from '@vitral/sdk/testing';
import type { StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { idOf, people, release, SITE } from '../modules.fixtures.ts';
import { Component } from '../modules.page.tsx';
import { GrantCard } from './grant-card.tsx';

const GRANTED_AT = '2026-11-20T10:00:00.000Z';
const permission = (name: 'blog.write' | 'blog.publish', title: string) => ({
  ...{ name, role: 'manager' as const, title: { es: title, en: title } },
  receivers: 'manager' as const,
});
const grant = (given: Partial<Grant> = {}): Grant => ({
  asks: [
    { kind: 'own-permission', permission: 'blog.write', role: 'manager' },
    { kind: 'page', path: '/admin/blog', permission: 'blog.write' },
    { kind: 'call', path: '/api/testimonials' },
  ],
  permissions: [permission('blog.write', 'write posts'), permission('blog.publish', 'publish posts')],
  grantedAt: GRANTED_AT,
  grantedBy: 'Adriana Salazar',
  ...given,
});
const blog = release({ id: idOf('b1'), name: 'blog', version: '1.0.0', isActive: true });
const summary = { name: 'blog', active: blog, candidate: null, newest: blog, previous: null, releases: 1 };

const open = (responses: StubbedResponses = {}) =>
  renderPage(<GrantCard name="blog" />, {
    module: remote,
    responses: {
      'GET /api/modules': [summary],
      'GET /api/modules/blog/grant': grant(),
      ...responses,
    },
  });
type Page = ReturnType<typeof open>;

const WRITE = 'blog.write';
const PUBLISH = 'blog.publish';
const field = (name: string) => screen.findByRole('combobox', { name });
async function choose({ user }: Page, name: string, option: string) {
  await user.click(await field(name));
  await user.click(screen.getByRole('option', { name: option }));
}
const save = ({ user }: Page) => user.click(screen.getByRole('button', { name: 'Save the permissions' }));
const sent = ({ calls }: Page) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body as GrantChange);

describe('the releases of a module', () => {
  it.each([
    ['of another repository', 'blog', 1],
    ['of this repository', 'mfe-people', 0],
  ])('show the grant of a module %s', async (_, name, cards) => {
    renderPage(<Component />, {
      module: remote,
      path: `/admin/modules?module=${name}`,
      responses: {
        ...SITE,
        'GET /api/modules': [people, summary],
        [`GET /api/modules/${name}/releases`]: [],
        'GET /api/modules/blog/grant': grant(),
      },
    });
    expect(await screen.findByRole('heading', { name: `Releases of ${name}` })).toBeVisible();
    if (cards > 0) await field(WRITE);
    expect(screen.queryAllByRole('heading', { name: /is granted$/ })).toHaveLength(cards);
  });
});

describe('the grant of a module', () => {
  it('says who granted what and when, in words', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'What blog is granted' })).toBeVisible();
    expect(screen.getByText(/^Adriana Salazar granted this .*2026/)).toBeVisible();
    for (const text of [
      'Show a page at /admin/blog to managers and admins, as for: write posts',
      'Show what the public address /api/testimonials returns',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('offers the declared roles, fewer, and nobody', async () => {
    const page = open({ 'PUT /api/modules/blog/grant': grant() });
    expect(await screen.findByRole('button', { name: 'Save the permissions' })).toBeDisabled();
    await page.user.click(await field(WRITE));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'managers and admins',
      'admins',
      'nobody',
    ]);
    await page.user.click(screen.getByRole('option', { name: 'admins' }));
    const narrowed = grant({
      permissions: grant().permissions.map((one, index) =>
        index === 0 ? { ...one, receivers: 'admin' } : one,
      ),
    });
    stubApi({
      'GET /api/modules/blog/grant': narrowed,
      'PUT /api/modules/blog/grant': narrowed,
      'GET /api/modules': [summary],
    });
    await save(page);
    expect(
      await screen.findByText('The permissions of blog have changed. They apply at once.'),
    ).toBeVisible();
    expect(await field(WRITE)).toHaveTextContent('admins');
    expect(await screen.findByText(/\/admin\/blog to admins, as for: write posts/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the permissions' })).toBeDisabled();
  });

  it('asks before it revokes a permission, which it names', async () => {
    const page = open({ 'PUT /api/modules/blog/grant': grant() });
    await choose(page, PUBLISH, 'nobody');
    await save(page);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke permissions of blog?' }));
    expect(dialog.getByText(/open: publish posts\./)).toBeVisible();
    expect(sent(page)).toEqual([]);
    await page.user.click(dialog.getByRole('button', { name: 'Revoke' }));
    await waitFor(() =>
      expect(sent(page)).toEqual([{ roles: { 'blog.write': 'manager' }, from: GRANTED_AT }]),
    );
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('keeps the choice after a failure, and shows its reason', async () => {
    const page = open({ 'PUT /api/modules/blog/grant': failure(403, 'auth.insufficient-permissions') });
    await choose(page, WRITE, 'admins');
    await save(page);
    expect(await screen.findByText('Failed to save the permissions')).toBeVisible();
    expect(await field(WRITE)).toHaveTextContent('admins');
    expect(screen.getByRole('button', { name: 'Save the permissions' })).toBeEnabled();
  });

  it('shows what somebody else changed meanwhile, and saves on top of it', async () => {
    let current = grant();
    const page = open({
      'GET /api/modules/blog/grant': () => current,
      'PUT /api/modules/blog/grant': failure(409, 'modules.grant-stale', {
        changedBy: 'Rosa Gil',
        changedAt: '2026-11-21T10:00:00.000Z',
      }),
    });
    await choose(page, WRITE, 'admins');
    const [write, publish] = grant().permissions;
    if (!write || !publish) throw new Error('The fixture has two permissions');
    current = grant({
      grantedAt: '2026-11-21T10:00:00.000Z',
      permissions: [write, { ...publish, receivers: 'admin' }],
    });
    await save(page);
    expect(await screen.findByText(/Rosa Gil changed this/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save the permissions' })).toBeDisabled();
    await page.user.click(screen.getByRole('button', { name: 'Use this selection' }));
    await save(page);
    await waitFor(() =>
      expect(sent(page).at(-1)).toEqual({
        roles: { 'blog.write': 'admin', 'blog.publish': 'admin' },
        from: '2026-11-21T10:00:00.000Z',
      }),
    );
  });

  it.each([
    ['no release is active', { permissions: [] }, /so nobody has its permissions now/],
    [
      'nothing was granted',
      { asks: [], permissions: [], grantedAt: null, grantedBy: null },
      /^Nothing is granted yet/,
    ],
  ])('has no form if %s', async (_, given, text) => {
    open({
      'GET /api/modules': [{ ...summary, active: null }],
      'GET /api/modules/blog/grant': grant(given),
    });
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it('is loaded again on request after a failure', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isUp = false;
    const page = open({
      'GET /api/modules/blog/grant': () => (isUp ? grant() : failure(503, 'server.not-ready')),
    });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isUp = true;
    await page.user.click(retry);
    expect(await field(WRITE)).toBeVisible();
  });
});
