import { screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import { openContentPage } from '../content/content-page.fixtures.tsx';
import { contentItem, guide, picture } from '../content/content.fixtures.ts';
import { openMaterials, video } from '../materials/materials.fixtures.tsx';
import { sharedItem, shareLink } from './share-links.fixtures.ts';

const CREATE = 'POST /api/share-links';
const bar = async () => within(await screen.findByRole('region', { name: 'Selected files' }));
const select = (title: string) => screen.findByRole('checkbox', { name: new RegExp(title) });
const titles = () =>
  within(screen.getByRole('list', { name: 'On the page' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('a kit of selected files', () => {
  it('contains the files in the order of their selection, and clears the selection once it is created', async () => {
    const made = shareLink({ title: 'Para Ana', items: [picture, guide].map(sharedItem) });
    const { user, calls } = openContentPage({ [CREATE]: made });
    await user.click(await select(picture.title));
    await user.click(await select(guide.title));

    await user.click((await bar()).getByRole('button', { name: 'Make a kit' }));

    const dialog = within(await screen.findByRole('dialog', { name: 'Share 2 materials as one page' }));
    expect(titles()).toEqual([picture.title, guide.title]);
    expect(dialog.queryByText('Links to this file')).not.toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Title of the page/), 'Para Ana');
    await user.click(dialog.getByRole('button', { name: 'Share as one page' }));
    expect(await dialog.findByText(/The link is ready/)).toBeVisible();
    expect(calls.find(({ path }) => path === '/api/share-links')?.body).toMatchObject({
      contentIds: [picture.id, guide.id],
      title: 'Para Ana',
    });

    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Selected files' })).not.toBeInTheDocument(),
    );
  });

  it('is an ordinary link for a single file, which stays selected if the dialog closes without a link', async () => {
    const { user } = openContentPage({ [`GET /api/content/${guide.id}/share-links`]: [] });
    await user.click(await select(guide.title));
    await user.click((await bar()).getByRole('button', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: `Share “${guide.title}”` }));
    expect(await dialog.findByText('Links to this file')).toBeVisible();

    await user.click(dialog.getByRole('button', { name: 'Close' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect((await bar()).getByText('1 selected')).toBeVisible();
  });

  it('has at most as many files as a link can open', async () => {
    const files = Array.from({ length: 21 }, (_, index) =>
      contentItem({ id: `${index}`, title: `File ${index}` }),
    );
    const { user } = openContentPage({ 'GET /api/content': files } satisfies StubbedResponses);
    await user.click(await screen.findByRole('checkbox', { name: /Select all rows/ }));

    await user.click((await bar()).getByRole('button', { name: 'Make a kit' }));

    expect(await screen.findByText('A link opens at most 20')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a kit of selected materials', () => {
  it('can be created by users, who may not change the files', async () => {
    const { user } = openMaterials({ 'GET /api/content': [guide, video] });
    await user.click(await select(video.title));
    await user.click(await select(guide.title));

    const buttons = (await bar()).getAllByRole('button');
    expect(buttons.map((button) => button.textContent || button.getAttribute('aria-label'))).toEqual([
      'Make a kit',
      'Clear selection',
    ]);
    await user.click(buttons[0] as HTMLElement);
    await screen.findByRole('dialog', { name: 'Share 2 materials as one page' });
    expect(titles()).toEqual([video.title, guide.title]);
  });
});
