import { screen, waitFor, within } from '@vitral/testing';
import { button, choose, field, openEditor, sentDraft, stubBrowser } from './site-page-editor.fixtures.tsx';
import { content, pageState } from './site-pages.fixtures.ts';

beforeEach(stubBrowser);

describe('a page that the site links to', () => {
  it('keeps its URL and is always published', async () => {
    const { user } = await openEditor(
      pageState({ fixed: 'privacy', published: content({ slug: 'privacy' }) }),
    );
    expect(screen.getByText('Page of the site')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take back' })).not.toBeInTheDocument();

    await user.click(button('Page settings'));
    expect(field('Title · Spanish')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Address/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'In the menu of the site' })).not.toBeInTheDocument();

    await user.click(button('Schedule'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    expect(dialog.getByLabelText('Publish on')).toBeVisible();
    expect(dialog.queryByLabelText('Take back on')).not.toBeInTheDocument();
  });
});

describe('the anchor of a block', () => {
  it('is saved with the block, and not copied to its duplicate', async () => {
    const { user, calls } = await openEditor();
    await user.click(button('Open Banner: Uno'));
    await user.type(field('Anchor'), 'precios');
    await choose(user, /^Actions for Banner: Uno/, 'Duplicate');
    await user.click(button('Save draft'));

    await waitFor(() =>
      expect(sentDraft(calls).blocks.map(({ anchor }) => anchor)).toEqual(['precios', undefined, undefined]),
    );
  });
});
