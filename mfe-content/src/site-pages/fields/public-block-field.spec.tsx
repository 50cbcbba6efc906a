import { failure, screen, waitFor, type StubbedResponses } from '@vitral/sdk/testing';
import { button, openEditor, sentDraft, stubBrowser } from '../site-page-editor.fixtures.tsx';
import { content, MODULE_CONTENT, moduleContent, pageState } from '../site-pages.fixtures.ts';

beforeEach(stubBrowser);

const OFFERED = [
  { module: 'agenda', publicBlock: 'next', title: { es: 'Próximas charlas', en: 'Next talks' } },
  { module: 'blog', publicBlock: 'latest', title: { es: 'Lo último', en: 'Latest' } },
];
const NEXT = { module: 'agenda', publicBlock: 'next' };
const LIST = 'GET /api/site-pages/public-blocks';

async function openBlock(shown: object | null, responses: StubbedResponses = { [LIST]: OFFERED }) {
  const state = pageState({ draft: content({ blocks: [moduleContent(shown)] }) });
  const page = await openEditor(state, {
    'GET /api/site-pages/block-types': [MODULE_CONTENT],
    'POST /api/site-pages/p1/publish': failure(400, 'site-pages.incomplete', {
      fields: ['blocks.0.values.shown:isLength'],
    }),
    ...responses,
  });
  await page.user.click(button(/^Open Content of a module/));
  return page;
}
const select = () => screen.getByRole('combobox', { name: /^Content/ });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the content of a module in the page editor', () => {
  it('is chosen among those of active modules, by title, and saved', async () => {
    const { user, calls } = await openBlock(null);
    await waitFor(() => expect(select()).toBeEnabled());
    await user.click(select());
    expect(options()).toEqual(['Choose…', 'Next talks · agenda', 'Latest · blog']);
    await user.click(screen.getByRole('option', { name: 'Latest · blog' }));
    await user.click(button('Save draft'));

    await waitFor(() =>
      expect(sentDraft(calls).blocks[0]?.values).toEqual({
        shown: { module: 'blog', publicBlock: 'latest' },
      }),
    );
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('may be none again', async () => {
    const { user, calls } = await openBlock(NEXT);
    await waitFor(() => expect(select()).toHaveTextContent('Next talks · agenda'));
    await user.click(select());
    await user.click(screen.getByRole('option', { name: 'Choose…' }));
    await user.click(button('Save draft'));
    await waitFor(() => expect(sentDraft(calls).blocks[0]?.values).toEqual({ shown: null }));
  });

  it('says that no module offers any', async () => {
    await openBlock(null, { [LIST]: [] });
    expect(await screen.findByText(/^No active module offers content for public pages/)).toBeVisible();
    expect(select()).toHaveAttribute('aria-disabled', 'true');
  });

  it('warns when the chosen one is gone, and keeps it', async () => {
    const gone = { module: 'diary', publicBlock: 'pages' };
    const { user, calls } = await openBlock(gone);
    expect(await screen.findByText(/^No active module offers this content any more/)).toBeVisible();
    expect(screen.getByText('Not shown')).toBeVisible();
    expect(select()).toHaveTextContent('pages · diary');
    await user.click(select());
    expect(options()).toEqual(['Choose…', 'Next talks · agenda', 'Latest · blog', 'pages · diary']);
    await user.keyboard('{Escape}');
    await user.click(button('Page settings'));
    await user.type(screen.getByRole('textbox', { name: /^Title · Spanish/ }), ' hoy');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sentDraft(calls).blocks[0]?.values).toEqual({ shown: gone }));
  });

  it('reports a list that cannot be loaded, without calling the chosen one gone', async () => {
    await openBlock(NEXT, { [LIST]: failure(500, 'internal') });
    expect(await screen.findByText('Failed to load the list')).toBeVisible();
    expect(select()).toHaveTextContent('next · agenda');
    expect(screen.queryByText('Not shown')).not.toBeInTheDocument();
  });
});
