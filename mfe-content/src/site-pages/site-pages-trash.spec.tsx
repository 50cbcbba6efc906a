import { failure, renderPage, screen, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { button, openEditor, stubBrowser } from './site-page-editor.fixtures.tsx';
import { content, pageState } from './site-pages.fixtures.ts';
import { Component } from './site-pages.page.tsx';

beforeEach(stubBrowser);

const draft = pageState({ draft: content(), published: null });

describe('a deleted page', () => {
  it('is restored by the button in the toast after its deletion', async () => {
    const { user, calls } = await openEditor(draft, {
      'DELETE /api/site-pages/p1': undefined,
      'GET /api/site-pages/editor': [],
      'POST /api/site-pages/p1/restore': draft,
    });
    await user.click(button('Delete'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete the page?' }));
    expect(question.getByText(/stays in the trash for 30 days, with its draft, its history/)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Delete' }));
    (await screen.findByRole('button', { name: 'Undo' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Restored')).toBeVisible();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is restored from the trash of the list, unless that is refused', async () => {
    const item = { id: 'p9', name: 'Navidad', deletedAt: '2026-11-27T10:00:00.000Z', deletedBy: null };
    const { user } = renderPage(<Component />, {
      module: remote,
      role: 'manager',
      page: '/admin/pages',
      responses: {
        'GET /api/site-pages/editor': [],
        'GET /api/site-pages/trash': [item],
        'POST /api/site-pages/p9/restore': failure(404, 'site-pages.not-found'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Trash' }));
    await user.click(await screen.findByRole('button', { name: 'Restore “Navidad”' }));
    expect(await screen.findByText('This could not be restored')).toBeVisible();
    expect(screen.getByText('Navidad')).toBeVisible();
  });
});
