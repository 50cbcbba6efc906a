import type { ContentBulkChange } from '@vitral/sdk/contracts/content';
import { failure, screen, waitFor, within, type StubbedResponses, type ApiCall } from '@vitral/sdk/testing';
import { openContentPage } from './content-page.fixtures.tsx';
import { expectMessage, guide, picture } from './content.fixtures.ts';

const BULK = 'POST /api/content/bulk';
const ids = [guide.id, picture.id];

async function select(responses: StubbedResponses = {}) {
  const page = openContentPage(responses);
  await screen.findByRole('row', { name: /Guía/ });
  await page.user.click(screen.getByRole('checkbox', { name: /Select all rows/ }));
  const bar = within(await screen.findByRole('region', { name: 'Selected files' }));
  expect(bar.getByText('2 selected')).toBeVisible();
  const press = (name: string) => page.user.click(bar.getByRole('button', { name }));
  return { ...page, press };
}

const sent = (calls: ApiCall[]) =>
  calls.find(({ path }) => path === '/api/content/bulk')?.body as ContentBulkChange;
const bar = () => screen.queryByRole('region', { name: 'Selected files' });

describe('bulk actions', () => {
  it.each([
    ['Show', 'show'],
    ['Hide', 'hide'],
  ])('%ss the selected files', async (name, action) => {
    const { press, calls } = await select({ [BULK]: { changed: 2 } });

    await press(name);
    await expectMessage('2 files updated');
    expect(sent(calls)).toEqual({ action, ids });
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
  });

  it('sets the visibility of the selected files', async () => {
    const { user, press, calls } = await select({ [BULK]: { changed: 1 } });

    await press('Change visibility');
    await user.click(await screen.findByRole('menuitem', { name: 'Private' }));
    await expectMessage('1 file updated');
    expect(sent(calls)).toEqual({ action: 'set-visibility', visibility: 'private', ids });
  });

  it('adds tags to the selected files', async () => {
    const { user, press, calls } = await select({ [BULK]: { changed: 2 } });

    await press('Add tags');
    const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to the selection' }));
    expect(dialog.getByRole('button', { name: 'Add tags' })).toBeDisabled();
    await user.type(dialog.getByRole('combobox', { name: 'Tags' }), 'verano, 2026,');
    await user.click(dialog.getByRole('button', { name: 'Add tags' }));
    await expectMessage('2 files updated');
    expect(sent(calls)).toEqual({ action: 'add-tags', tags: ['verano', '2026'], ids });
  });

  it('removes tags, and suggests the tags of the selected files', async () => {
    const { user, press, calls } = await select({ [BULK]: { changed: 0 } });

    await press('Remove tags');
    await user.click(await screen.findByRole('combobox', { name: 'Tags' }));
    await user.click(await screen.findByRole('option', { name: 'Lima' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove tags' }));
    await expectMessage('No changes needed');
    expect(sent(calls)).toEqual({ action: 'remove-tags', tags: ['Lima'], ids });
  });

  it('deletes after a confirmation that shows the number of files and their uses', async () => {
    const { user, press, calls } = await select({
      [BULK]: { changed: 2 },
      [`GET /api/content/${guide.id}/uses`]: [],
      [`GET /api/content/${picture.id}/uses`]: [
        { noun: 'team-members', itemId: 'ana', itemName: 'Ana', isPublic: true, contentId: picture.id },
      ],
    });

    await press('Delete');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete 2 files?' }));
    expect(await dialog.findByRole('link', { name: 'Team member: Ana' })).toBeVisible();
    expect(dialog.getByText('Foto del evento')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }));
    await expectMessage('2 files moved to the trash');
    expect(sent(calls)).toEqual({ action: 'delete', ids, evenIfUsed: true });
    await waitFor(() => expect(bar()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
  });

  it('keeps the selection when the change fails', async () => {
    const { press } = await select({ [BULK]: failure(404, 'content.not-found') });

    await press('Hide');
    await expectMessage('Update failed: no files were changed');
    expect(screen.getByText('2 selected')).toBeVisible();
  });

  it('clears the selection', async () => {
    const { press } = await select();

    await press('Clear selection');
    expect(bar()).not.toBeInTheDocument();
  });
});
