import { failure, screen, stubApi, waitFor, within, type PageRenderResult } from '@vitral/sdk/testing';
import { rowOf, figureOf, guide, listOf, openMaterials, video } from './materials.fixtures.tsx';

describe('materials page', () => {
  it("shows the server's figures for materials", async () => {
    const { calls } = openMaterials();

    await waitFor(async () => expect(await figureOf('Total materials')).toBe('1,041'));
    expect(await figureOf('Public materials')).toBe('12');
    expect(await figureOf('Total downloads')).toBe('4,300');
    expect(await figureOf('Video content')).toBe('7');
    expect(calls.find(({ path }) => path.endsWith('/stats'))?.query).toEqual({ category: 'sales' });
  });

  it('shows a dash for figures that cannot be loaded, and the materials nevertheless', async () => {
    openMaterials({ 'GET /api/content/stats': failure(500, 'server.failure') });

    await screen.findByRole('link', { name: guide.title });
    expect(screen.getAllByText('—')).toHaveLength(4);
  });

  it('shows placeholders while the materials load', async () => {
    openMaterials({ 'GET /api/content': () => new Promise(() => {}) });
    const placeholders = await screen.findByRole('status', { name: 'Loading…' });
    expect(placeholders.children).toHaveLength(5);
  });

  it('shows type, tags, size, visibility and download count of a material', async () => {
    openMaterials();
    const row = await rowOf('Guía de bienvenida');

    expect(row.getByText('Los primeros pasos')).toBeVisible();
    expect(row.getByText('PDF · #inicio · #equipo')).toBeVisible();
    expect(row.getByText('1.50 KB')).toBeVisible();
    expect(row.getByText('Team')).toBeVisible();
    expect(row.getByText('3')).toBeVisible();
  });

  it('offers users only preview, download and share', async () => {
    const { user } = openMaterials();
    const row = await rowOf('Guía de bienvenida');

    expect(row.getByRole('button', { name: 'Download Guía de bienvenida' })).toBeVisible();
    expect(row.queryByRole('switch')).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'Actions for Guía de bienvenida' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Preview',
      'Share',
      'Download',
    ]);
    expect(screen.queryByRole('button', { name: 'Add New Material' })).not.toBeInTheDocument();
  });

  it('reports a failure and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = openMaterials({ 'GET /api/content': failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to load materials')).toBeVisible();

    stubApi({ 'GET /api/content': [guide] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: guide.title })).toBeVisible();
  });

  describe('search', () => {
    const lastQuery = (calls: { path: string; query: object }[]) =>
      calls.findLast(({ path }) => path === '/api/content')?.query;
    const everything = { category: 'sales', sort: '-createdAt', limit: '25', offset: '0' };

    it('sends search, type and visibility to the server', async () => {
      const { user, calls } = openMaterials();
      await screen.findByRole('link', { name: guide.title });
      expect(lastQuery(calls)).toEqual(everything);

      await user.click(screen.getByRole('combobox', { name: 'Type' }));
      await user.click(await screen.findByRole('option', { name: 'PDF' }));
      await user.click(screen.getByRole('combobox', { name: 'Access' }));
      await user.click(await screen.findByRole('option', { name: 'Team' }));
      await user.type(screen.getByRole('searchbox', { name: 'Search materials' }), 'guía');
      await waitFor(() =>
        expect(lastQuery(calls)).toEqual({ ...everything, type: 'pdf', visibility: 'team', q: 'guía' }),
      );
    });

    it('reads the filters from the URL, and ignores invalid values', async () => {
      const { calls } = openMaterials({}, { path: '/?q=plan&type=video&visibility=king' });
      await screen.findByRole('link', { name: guide.title });

      expect(lastQuery(calls)).toEqual({ ...everything, q: 'plan', type: 'video' });
      expect(screen.getByRole('searchbox')).toHaveValue('plan');
      expect(screen.getByRole('combobox', { name: 'Access' })).toHaveTextContent('All access');
    });

    it('requests further pages and other orders from the server', async () => {
      const { user, calls } = openMaterials({ 'GET /api/content': () => listOf([guide], 1041) });
      await screen.findByRole('link', { name: guide.title });

      await user.click(screen.getByRole('button', { name: 'Go to next page' }));
      await waitFor(() => expect(lastQuery(calls)).toEqual({ ...everything, offset: '25' }));
      await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
      await user.click(await screen.findByRole('option', { name: 'Most downloaded' }));
      await waitFor(() => expect(lastQuery(calls)).toEqual({ ...everything, sort: '-downloadCount' }));
    });

    it('goes to the last page if the requested one does not exist', async () => {
      const { calls } = openMaterials(
        { 'GET /api/content': () => listOf([guide], 30) },
        { path: '/?page=7' },
      );
      await waitFor(() => expect(lastQuery(calls)).toEqual({ ...everything, offset: '25' }));
    });

    it('offers to clear the filters when nothing is found', async () => {
      const { user } = openMaterials({ 'GET /api/content': [] }, { path: '/?q=nada' });
      expect(await screen.findByText('No materials found')).toBeVisible();
      expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();

      stubApi({ 'GET /api/content': [guide] });
      await user.click(screen.getByRole('button', { name: 'Clear filters' }));
      expect(await screen.findByRole('link', { name: guide.title })).toBeVisible();
    });

    it('shows an empty state when there are no materials', async () => {
      openMaterials({ 'GET /api/content': [] });
      expect(await screen.findByText('No materials yet')).toBeVisible();
      expect(screen.getByText(/as soon as a manager adds them/)).toBeVisible();
    });
  });

  it('opens a preview, and returns the focus to its title', async () => {
    const { user } = openMaterials();
    const link = await screen.findByRole('link', { name: 'Guía de bienvenida' });
    await user.click(link);
    expect(await screen.findByRole('dialog', { name: 'Guía de bienvenida' })).toBeVisible();

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(link).toHaveFocus();
  });

  it('lets users share a material', async () => {
    const { user } = openMaterials({ [`GET /api/content/${guide.id}/share-links`]: [] });
    const button = await screen.findByRole('button', { name: 'Actions for Guía de bienvenida' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Share' }));

    expect(await screen.findByRole('dialog', { name: 'Share “Guía de bienvenida”' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  });

  describe('manager', () => {
    const responses = { 'GET /api/content': [video] };
    const openMenu = async (user: PageRenderResult['user']) => {
      const button = await screen.findByRole('button', { name: 'Actions for Plan de carrera' });
      await user.click(button);
      return button;
    };

    it('sees hidden materials, and makes them visible again', async () => {
      const { user, calls } = openMaterials(
        { ...responses, [`PUT /api/content/${video.id}`]: { ...video, isVisible: true } },
        { role: 'manager' },
      );
      const row = await rowOf('Plan de carrera');
      const visible = row.getByRole('switch', { name: 'Plan de carrera: visible' });
      expect(visible).not.toBeChecked();

      await user.click(visible);
      await waitFor(() =>
        expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
          isVisible: true,
          version: 1,
        }),
      );
    });

    it('shares a material, and returns the focus to its menu', async () => {
      const { user } = openMaterials(
        { ...responses, [`GET /api/content/${video.id}/share-links`]: [] },
        { role: 'manager' },
      );
      const button = await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Share' }));

      expect(await screen.findByRole('dialog', { name: 'Share “Plan de carrera”' })).toBeVisible();
      await user.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
    });

    it('edits and deletes it', async () => {
      const { user } = openMaterials(
        { ...responses, [`GET /api/content/${video.id}/uses`]: [] },
        { role: 'manager' },
      );
      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
      const dialog = await screen.findByRole('dialog');
      expect(within(dialog).getByDisplayValue('Plan de carrera')).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());

      await openMenu(user);
      await user.click(screen.getByRole('menuitem', { name: 'Delete' }));
      expect(await screen.findByRole('alertdialog')).toBeVisible();
    });

    it('adds the first material', async () => {
      const { user } = openMaterials(
        {
          'GET /api/content': [],
          'GET /api/content/upload-limits': { fileSize: 1e9, pictureSize: 1e7, extensions: ['.pdf'] },
        },
        { role: 'manager' },
      );
      expect(await screen.findByText('No materials yet')).toBeVisible();
      await user.click(screen.getAllByRole('button', { name: 'Add New Material' })[0] ?? document.body);
      expect(await screen.findByRole('dialog')).toBeVisible();
    });
  });
});
