import type { BuiltBlockType } from '@vitral/sdk/contracts/blocks';
import { screen, waitFor, within } from '@vitral/sdk/testing';
import { button, choose, field, openEditor, sentDraft, stubBrowser } from './site-page-editor.fixtures.tsx';
import { content, pageState } from './site-pages.fixtures.ts';

beforeEach(stubBrowser);

describe('a page that the site links to', () => {
  it('keeps its URL and is always published', async () => {
    const { user } = await openEditor(
      pageState({ fixed: 'privacy', published: content({ slug: 'privacy' }) }),
    );
    expect(screen.getByText('Page of the site')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Unpublish' })).not.toBeInTheDocument();

    await user.click(button('Page settings'));
    expect(field('Title · Spanish')).toBeVisible();
    expect(screen.queryByRole('textbox', { name: /^Address/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('switch', { name: 'In the menu of the site' })).not.toBeInTheDocument();

    await user.click(button('Schedule'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Schedule' }));
    expect(dialog.getByLabelText('Publish on')).toBeVisible();
    expect(dialog.queryByLabelText('Unpublish on')).not.toBeInTheDocument();
  });
});

describe('a page whose main block visitors expect', () => {
  const form = (isHidden = false) => ({ id: 'b1', type: 'contact', isHidden, values: {} });
  const CONTACT: BuiltBlockType = {
    type: 'contact',
    title: { es: 'Formulario de contacto', en: 'Contact form' },
    description: { es: '', en: '' },
    fields: [],
    picture: 'contact.svg',
  };
  const openContact = (block = form()) =>
    openEditor(pageState({ fixed: 'contact', draft: content({ blocks: [block] }) }), {
      'GET /api/site-pages/block-types': [CONTACT],
    });
  const WARNING = 'Visitors come to this page for the block “Contact form”, which it does not show.';

  it('warns while the block is deleted, also before publication', async () => {
    const { user } = await openContact();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();

    await choose(user, /^Actions for Contact form/, 'Delete');
    expect(screen.getByText(WARNING)).toBeVisible();
    await user.click(button('Publish'));
    expect(within(await screen.findByRole('dialog')).getByText(WARNING)).toBeVisible();
    await user.click(button('Cancel'));
    await user.click(button('Undo'));
    await waitFor(() => expect(screen.queryByText(WARNING)).not.toBeInTheDocument());
  });

  it('warns while the block is hidden', async () => {
    await openContact(form(true));

    expect(screen.getByText(WARNING)).toBeVisible();
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
