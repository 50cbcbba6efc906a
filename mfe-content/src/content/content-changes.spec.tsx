import { act, failure, screen, waitFor, within, type ApiCall } from '@vitral/sdk/testing';
import { chooseAction, openContentPage } from './content-page.fixtures.tsx';
import { expectMessage, guide, inUseFailure, picture } from './content.fixtures.ts';

const PUT = `PUT /api/content/${guide.id}`;
const DELETE = `DELETE /api/content/${guide.id}`;
const USES = `GET /api/content/${guide.id}/uses`;
const noResponse = () => {
  throw new TypeError('Failed to fetch');
};
const visible = () => screen.findByLabelText('Guía de bienvenida: visible');
const isShown = () => screen.getByLabelText<HTMLInputElement>('Guía de bienvenida: visible').checked;

describe('visibility switch', () => {
  it('hides a file by sending the whole item with the flag inverted', async () => {
    let item = guide;
    const { user, calls } = openContentPage({
      'GET /api/content': () => [item],
      [PUT]: () => (item = { ...guide, isVisible: false, version: 2 }),
    });

    await user.click(await visible());
    await expectMessage('Content hidden successfully');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...guide, isVisible: false });
    await waitFor(() => expect(isShown()).toBe(false));

    await user.click(await visible());
    await expectMessage('Content shown successfully');
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      isVisible: true,
      version: 2,
    });
  });

  it('switches at once, and reverts after a conflict', async () => {
    let respond: (response: unknown) => void = () => undefined;
    const { user, calls } = openContentPage({ [PUT]: () => new Promise((resolve) => (respond = resolve)) });

    await user.click(await visible());
    await waitFor(() => expect(isShown()).toBe(false));
    respond(failure(409, 'content.stale'));
    await expectMessage('Failed to update content visibility');
    expect(screen.getByText('This content was changed by somebody else')).toBeVisible();
    await waitFor(() => expect(isShown()).toBe(true));
    expect(calls.filter(({ path }) => path === '/api/content')).toHaveLength(2);
  });
});

describe('delete dialog', () => {
  const uses = [
    { noun: 'landing-content', itemId: 'hero', itemName: 'Bienvenida', isPublic: true, contentId: guide.id },
    { noun: 'testimonials', itemId: 'ana', itemName: 'Ana Torres', isPublic: false, contentId: guide.id },
    { noun: 'site-config', itemId: 'site_logo', itemName: 'site_logo', isPublic: true, contentId: guide.id },
  ];

  it('shows where a file is used', async () => {
    const page = openContentPage({ [USES]: uses });

    await chooseAction(page, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this file?' }));
    expect(await dialog.findByText('Used in 3 places:')).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Landing page: Bienvenida' })).toHaveAttribute(
      'href',
      '/admin/landing/hero',
    );
    expect(dialog.getByText('Draft or inactive')).toBeVisible();
    // Managers have no access to the settings, so there is no link.
    expect(dialog.getByText('Site setting: site_logo')).toBeVisible();
    expect(dialog.queryByRole('link', { name: /site_logo/ })).not.toBeInTheDocument();

    expect(dialog.getByRole('button', { name: 'Keep as is' })).toHaveFocus();
    await page.user.keyboard('{Enter}');
    expect(page.calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: `Actions for ${guide.title}` })).toHaveFocus(),
    );
  });

  it('sends a confirmation once the user has seen the uses', async () => {
    const page = openContentPage({ [USES]: uses, [DELETE]: null });

    await chooseAction(page, 'Delete');
    await page.user.click(await screen.findByRole('button', { name: 'Delete anyway' }));
    await expectMessage('Content deleted successfully');
    expect(page.calls.find(({ method }) => method === 'DELETE')?.query).toEqual({ evenIfUsed: 'true' });
  });

  it('asks again if a use was added meanwhile', async () => {
    const page = openContentPage({
      [USES]: [],
      [DELETE]: ({ query }: ApiCall) => (query['evenIfUsed'] ? null : inUseFailure(uses)),
    });

    await chooseAction(page, 'Delete');
    await screen.findByText('Not used anywhere.');
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Change files in use?' }));
    expect(question.getByRole('link', { name: 'Landing page: Bienvenida' })).toBeVisible();
    await page.user.click(question.getByRole('button', { name: 'Delete anyway' }));
    await expectMessage('Content deleted successfully');
  });

  it('disables its button until the uses are loaded or have failed to load', async () => {
    let respond: (response: unknown) => void = () => undefined;
    const page = openContentPage({ [USES]: () => new Promise((resolve) => (respond = resolve)) });

    await chooseAction(page, 'Delete');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(await dialog.findByText('Checking where this is used…')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled();
    respond(failure(500, 'server.failure'));
    expect(await dialog.findByText('Could not check where this is used.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });

  it('offers to undo the deletion', async () => {
    let isDeleted = false;
    const page = openContentPage({
      'GET /api/content': () => (isDeleted ? [picture] : [guide, picture]),
      [USES]: [],
      [DELETE]: () => void (isDeleted = true),
      [`POST /api/content/${guide.id}/restore`]: () => {
        isDeleted = false;
        return guide;
      },
    });

    await chooseAction(page, 'Delete');
    expect(await screen.findByText('Not used anywhere.')).toBeVisible();
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expectMessage('Content deleted successfully');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Guía/ })).not.toBeInTheDocument());

    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    await page.user.keyboard('{Enter}');
    await expectMessage('Content restored');
    expect(await screen.findByRole('row', { name: /Guía/ })).toBeInTheDocument();
  });

  it.each([
    ['the server refuses', () => failure(500, 'server.failure'), 'Failed to delete content'],
    ['there is no response', noResponse, 'Error deleting content'],
  ])('reports the failure when %s', async (_, response, message) => {
    const page = openContentPage({ [USES]: [], [DELETE]: response });

    await chooseAction(page, 'Delete');
    await screen.findByText('Not used anywhere.');
    await page.user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await expectMessage(message);
    expect(screen.getByRole('row', { name: /Guía/ })).toBeInTheDocument();
  });
});

describe('actions menu', () => {
  it('copies the URL of public files only', async () => {
    const page = openContentPage();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');

    await chooseAction(page, 'Copy URL', picture.title);
    await expectMessage('URL copied');
    expect(copied).toHaveBeenCalledWith('http://localhost/uploads/c3d4.jpg');

    await page.user.click(screen.getByRole('button', { name: `Actions for ${guide.title}` }));
    await screen.findByRole('menuitem', { name: 'Preview' });
    expect(screen.queryByRole('menuitem', { name: 'Copy URL' })).not.toBeInTheDocument();
  });

  it('shows the URL if it cannot be copied', async () => {
    const page = openContentPage({ 'GET /api/content': [{ ...picture, filename: 'e5f6.jpg' }] });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));

    await chooseAction(page, 'Copy URL', picture.title);
    await expectMessage('The URL could not be copied');
    await expectMessage('http://localhost/uploads/e5f6.jpg');
  });

  it.each(['Preview', 'Replace file', 'Share', 'Edit'])('opens the dialog for %s', async (entry) => {
    const page = openContentPage({
      [`GET /api/content/${guide.id}`]: guide,
      [`GET /api/content/${guide.id}/share-links`]: [],
      'GET /api/content/upload-limits': { fileSize: 1000, pictureSize: 1000, extensions: ['.pdf'] },
    });

    await chooseAction(page, entry);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
