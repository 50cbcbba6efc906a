import type { SitePageSummary } from '@vitral/sdk/contracts/site-pages';
import { failure, renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { pageState, TYPES } from './site-pages.fixtures.ts';
import { Component } from './site-pages.page.tsx';

const summary = (fields: Partial<SitePageSummary> = {}): SitePageSummary => ({
  id: 'p1',
  fixed: null,
  title: 'Nosotros',
  slug: 'nosotros',
  status: 'published',
  editedBy: 'Ana',
  editedAt: '2026-11-20T10:00:00.000Z',
  publishAt: null,
  unpublishAt: null,
  failure: null,
  version: 1,
  ...fields,
});

const openList = (pages: SitePageSummary[] | object, responses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/pages',
    responses: { 'GET /api/site-pages/editor': pages, ...responses },
  });

beforeEach(() => {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
});

describe('/admin/pages', () => {
  it('publishes the selected pages, and names the unchanged one', async () => {
    const taken = { name: 'Curso', code: 'site-pages.slug-taken' };
    const slugs = ['a', 'b', 'c', 'd', 'a'];
    const skipped = slugs.map((slug, index) => ({ ...taken, id: `s${index}`, params: { slug } }));
    const { user, calls } = openList([summary(), summary({ id: 'p2', title: 'Curso' })], {
      'POST /api/site-pages/editor/bulk': { changed: ['p1'], skipped, next: null },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Nosotros' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Curso' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Publish' }));
    expect(await screen.findByText('1 item updated')).toBeVisible();
    expect(
      screen.getByText(/^Skipped 2: Another page has this URL: a\. .* for other reasons\.$/),
    ).toBeVisible();
    const sent = calls.find(({ path }) => path === '/api/site-pages/editor/bulk');
    expect(sent?.body).toEqual({ action: 'publish', ids: ['p1', 'p2'] });
  });

  it('deletes the selected drafts at once, and restores them', async () => {
    const skipped = [{ id: 'p2', name: 'Curso', code: 'site-pages.published', params: {} }];
    const { user, calls } = openList([summary({ status: 'draft' }), summary({ id: 'p2', title: 'Curso' })], {
      'POST /api/site-pages/editor/bulk': { changed: ['p1'], skipped, next: null },
    });
    await user.click(await screen.findByRole('checkbox', { name: 'Select Nosotros' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select Curso' }));
    const bar = within(await screen.findByRole('region', { name: 'Selected items' }));
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('1 item deleted')).toBeVisible();
    expect(screen.getByText('Skipped 1: Unpublish the page before you delete it.')).toBeVisible();
    screen.getByRole('button', { name: 'Undo' }).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    const sent = calls.filter(({ path }) => path === '/api/site-pages/editor/bulk').map(({ body }) => body);
    expect(sent).toEqual([
      { action: 'delete', ids: ['p1', 'p2'] },
      { action: 'restore', ids: ['p1'] },
    ]);
  });

  it('lists pages with their status, schedule and last change', async () => {
    openList([
      summary(),
      summary({ id: 'p2', title: 'Navidad', status: 'draft', publishAt: '2026-12-01T10:00:00.000Z' }),
      summary({ id: 'p3', title: 'Curso', status: 'changed', failure: 'site-pages.slug-taken' }),
      summary({ id: 'p4', title: 'Privacidad', fixed: 'privacy' }),
    ]);
    const rows = within(await screen.findByRole('list', { name: 'Pages' })).getAllByRole('listitem');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('Changed by Ana');
    expect(rows[0]).toHaveTextContent('Published');
    expect(rows[1]).toHaveTextContent('Publishes');
    expect(rows[2]).toHaveTextContent('Was not published');
    expect(rows[3]).toHaveTextContent('Page of the site');
    expect(screen.getByRole('link', { name: 'Navidad' })).toHaveAttribute('href', '/admin/pages/p2');
  });

  it('redirects from the name of a fixed page to its editor', async () => {
    const landing = summary({ id: 'p7', title: 'Portada', fixed: 'landing' });
    const { calls } = renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/pages',
      path: '/admin/pages/landing',
      responses: {
        'GET /api/site-pages/editor': [summary(), landing],
        'GET /api/site-pages/block-types': TYPES,
        'GET /api/site-pages/p7': pageState({ id: 'p7' }),
      },
    });
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/site-pages/p7'));
  });

  it('says what to do first while there is no page', async () => {
    openList([]);
    expect(await screen.findByText('No pages yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add page' })).toHaveLength(2);
  });

  it('filters by words and status, and exports the same', async () => {
    const { user, calls } = openList([summary()]);
    await user.type(await screen.findByRole('searchbox', { name: 'Search pages' }), 'nos');
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ q: 'nos' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'With changes' }));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ q: 'nos', status: 'changed' }));
    expect(screen.getByRole('link', { name: 'Export' })).toHaveAttribute(
      'href',
      '/api/site-pages/editor/export?q=nos&status=changed&sort=-updatedAt',
    );
  });

  it('creates a page with a URL derived from its title, and opens it', async () => {
    const { user, calls } = openList([], {
      'POST /api/site-pages': pageState({ id: 'p9' }),
      'GET /api/site-pages/p9': pageState({ id: 'p9' }),
      'GET /api/site-pages/block-types': TYPES,
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add page' }))[0] as Element);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Quiénes somos');
    expect(screen.getByText(/^Empty: quienes-somos/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: 'Quiénes somos',
      slug: 'quienes-somos',
      blocks: [],
    });
  });

  it('preserves the input if another page has the URL', async () => {
    const { user } = openList([], {
      'POST /api/site-pages': failure(409, 'site-pages.slug-taken', { slug: 'contact' }),
    });
    await user.click((await screen.findAllByRole('button', { name: 'Add page' }))[0] as Element);
    await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Contact');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Another page has this URL: contact')).toBeVisible();
    expect(screen.getByRole('textbox', { name: /^Title/ })).toHaveValue('Contact');
  });
});
