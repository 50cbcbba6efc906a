import type { PreviewLink } from '@vitral/sdk/contracts/preview-links';
import { failure, jsonResponse, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import { button, field, openEditor, stubBrowser } from './site-page-editor.fixtures.tsx';

const LINK: PreviewLink = {
  id: 'l1',
  path: '/preview-links/abc.def',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-11-27T10:00:00.000Z',
  createdBy: 'Mateo Rivas',
};

beforeEach(stubBrowser);

async function openDialog(responses: StubbedResponses, change = '') {
  const page = await openEditor(undefined, responses);
  if (change) await page.user.type(field('Title'), change);
  await page.user.click(button('Share preview'));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Share preview' })) };
}

describe('the links to the preview of a page', () => {
  it('are created for some days and can be copied', async () => {
    let links: PreviewLink[] = [];
    const { user, dialog, calls } = await openDialog({
      'GET /api/preview-links': () => links,
      'POST /api/preview-links': () => {
        links = [LINK];
        return LINK;
      },
    });
    expect(await dialog.findByText('There is no valid link.')).toBeVisible();
    await user.click(dialog.getByRole('combobox', { name: 'Valid for' }));
    await user.click(screen.getByRole('option', { name: '30 days' }));
    await user.click(dialog.getByRole('button', { name: 'Create link' }));

    const url = await dialog.findByRole('textbox', { name: 'Link to the preview' });
    expect(url).toHaveValue(`${location.origin}${LINK.path}`);
    expect(dialog.getByText(/^Made by Mateo Rivas on /)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ pageId: 'p1', days: 30 });
  });

  it('are revoked after a confirmation', async () => {
    const { user, dialog, calls } = await openDialog({
      'GET /api/preview-links': [LINK],
      'DELETE /api/preview-links/l1': jsonResponse(204),
    });
    await user.click(await dialog.findByRole('button', { name: 'Revoke' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  });

  it('are reported if they cannot be created, and exclude unsaved changes, as a note says', async () => {
    const { user, dialog } = await openDialog(
      {
        'GET /api/preview-links': [],
        'POST /api/preview-links': failure(409, 'preview-links.too-many', { max: 20 }),
      },
      'x',
    );
    expect(dialog.getByText(/^The links do not show your unsaved changes/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('This page has 20 valid links. Revoke one first')).toBeVisible();
  });
});
