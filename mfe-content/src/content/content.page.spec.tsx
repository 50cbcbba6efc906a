import { failure, renderPage, screen, stubApi, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { contentItem, contentStats, guide, picture } from './content.fixtures.ts';
import { openContentPage } from './content-page.fixtures.tsx';
import { Component } from './content.page.tsx';

type Calls = ReturnType<typeof openContentPage>['calls'];
const lastQuery = (calls: Calls) => calls.findLast(({ path }) => path === '/api/content')?.query;
const newest = { limit: '25', offset: '0', sort: '-createdAt' };

describe('content page', () => {
  it('shows the number of all files and by visibility', async () => {
    openContentPage();

    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
    await screen.findByText('1,041');
    expect(await figure('Files')).toHaveTextContent('1,041');
    expect(await figure('Public')).toHaveTextContent('12');
    expect(await figure('For the team')).toHaveTextContent('5');
    expect(await figure('Private')).toHaveTextContent('24');
    expect(screen.getByRole('tab', { name: 'Trash (3)' })).toBeVisible();
  });

  it('shows a dash for figures that cannot be loaded', async () => {
    openContentPage({ 'GET /api/content/stats': failure(403, 'auth.insufficient-permissions') });

    await screen.findByRole('grid');
    expect(screen.getAllByText('—')).toHaveLength(4);
    expect(screen.getByRole('tab', { name: 'Trash' })).toBeVisible();
  });

  it('lists a file with its description cut at 50 characters, its tags and its picture', async () => {
    openContentPage({ 'GET /api/content': [{ ...picture, description: `${'a'.repeat(50)}bcd` }] });

    const row = within(await screen.findByRole('row', { name: /Foto del evento/ }));
    expect(row.getByText(`${'a'.repeat(50)}…`)).toBeInTheDocument();
    expect(row.getByText('Image · #evento · #Lima')).toBeInTheDocument();
    expect(row.getByRole('presentation')).toHaveAttribute(
      'src',
      `/api/content/${picture.id}/file?disposition=inline&shape=square`,
    );
  });

  it('sends search, filters and sort order to the server', async () => {
    const { user, calls } = openContentPage();

    await screen.findByRole('grid');
    expect(lastQuery(calls)).toEqual(newest);

    await user.click(screen.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Training' }));
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByRole('option', { name: 'Hidden only' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'guía');
    await user.click(within(screen.getByRole('columnheader', { name: /^Size/ })).getByText('Size'));
    const asked = { ...newest, category: 'training', isVisible: 'false', q: 'guía', sort: 'fileSize' };
    await waitFor(() => expect(lastQuery(calls)).toEqual(asked));
  });

  it('reads filters, page and order from the URL, and exports the same rows', async () => {
    const { calls } = openContentPage(
      {
        'GET /api/content': () =>
          Array.from({ length: 60 }, (_, index) => contentItem({ id: String(index) })),
      },
      '/admin/content?q=ana&category=training&visibility=secret&sort=-title&page=2',
    );

    expect(await screen.findByRole('searchbox', { name: 'Search content' })).toHaveValue('ana');
    const asked = { q: 'ana', category: 'training', sort: '-title' };
    await waitFor(() => expect(lastQuery(calls)).toEqual({ ...asked, limit: '25', offset: '25' }));
    expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
      'href',
      `/api/content/export?${new URLSearchParams(asked)}`,
    );
  });

  it('goes to the last page if the requested one no longer exists', async () => {
    const { calls } = openContentPage({}, '/admin/content?page=7');

    await waitFor(() => expect(lastQuery(calls)).toEqual(newest));
  });

  it('shows the previous rows while the next ones load', async () => {
    let go: (items: unknown) => void = () => undefined;
    const { user } = openContentPage({
      'GET /api/content': ({ query }: { query: Record<string, string> }) =>
        query['visibility'] ? new Promise((resolve) => (go = resolve)) : [guide],
    });

    await screen.findByRole('row', { name: /Guía de bienvenida/ });
    await user.click(screen.getByRole('combobox', { name: 'Visibility' }));
    await user.click(await screen.findByRole('option', { name: 'Public' }));
    expect(screen.getByRole('row', { name: /Guía de bienvenida/ })).toBeInTheDocument();
    go([picture]);
    expect(await screen.findByRole('row', { name: /Foto del evento/ })).toBeInTheDocument();
  });

  it('shows empty states without results and without files', async () => {
    const { user } = openContentPage({ 'GET /api/content': [] });
    expect(await screen.findByText('No files yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Add content' })).toHaveLength(2);

    await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'nothing');
    expect(await screen.findByText('No content found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('No files yet')).toBeVisible();
  });

  it('shows why the server refuses the request, and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = openContentPage({ 'GET /api/content': failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to fetch content')).toBeVisible();

    stubApi({ 'GET /api/content': [guide] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: /Guía de bienvenida/ })).toBeInTheDocument();
  });

  it('shows another message if there is no response', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    openContentPage({
      'GET /api/content': () => {
        throw new TypeError('Failed to fetch');
      },
    });

    expect(await screen.findByText('Error fetching content')).toBeVisible();
  });

  it('adds files with the upload dialog', async () => {
    const { user } = openContentPage({
      'GET /api/content/upload-limits': { fileSize: 1000, pictureSize: 1000, extensions: ['.pdf'] },
    });

    await user.click(await screen.findByRole('button', { name: 'Add content' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
  });

  it('is translated into Spanish', async () => {
    renderPage(<Component />, {
      module: remote,
      role: 'manager',
      language: 'es',
      responses: { 'GET /api/content': [guide], 'GET /api/content/stats': contentStats },
    });

    expect(await screen.findByRole('heading', { level: 1, name: 'Contenido' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Papelera (3)' })).toBeVisible();
    expect(await screen.findByRole('switch', { name: 'Guía de bienvenida: visible' })).toBeChecked();
  });
});
