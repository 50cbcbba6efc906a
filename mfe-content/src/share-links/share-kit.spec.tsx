import {
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { ShareDialog } from './share-dialog.tsx';
import { sharedItem, shareLink } from './share-links.fixtures.ts';

const item = contentItem();
const CREATE = 'POST /api/share-links';

const open = (responses: StubbedResponses) =>
  renderPage(<ShareDialog item={item} onClose={jest.fn()} />, {
    module: remote,
    role: 'user',
    responses: { [`GET /api/content/${item.id}/share-links`]: [], ...responses },
  });

describe('sharing several materials as one page', () => {
  it('creates a page of several materials, in the chosen order and with a title', async () => {
    const [plan, prices] = [
      contentItem({ id: 'plan', title: 'Plan' }),
      contentItem({ id: 'p', title: 'Precios' }),
    ];
    const made = shareLink({ title: 'Para Ana', items: [plan, prices].map(sharedItem) });
    const { user, calls } = open({ [CREATE]: made, 'GET /api/content': [item, plan, prices] });
    const search = await screen.findByRole('combobox', { name: 'Add more materials' });
    const choose = async (name: string) => {
      await user.click(search);
      await user.click(await screen.findByRole('option', { name }));
    };
    await choose('Plan');
    await user.click(search);
    expect(await screen.findByRole('option', { name: 'Precios' })).toBeVisible();
    for (const name of [item.title, 'Plan'])
      expect(screen.queryByRole('option', { name })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await choose('Precios');
    const titles = () =>
      within(screen.getByRole('list', { name: 'On the page' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent);
    expect(titles()).toEqual([item.title, 'Plan', 'Precios']);
    await user.click(screen.getByRole('button', { name: 'Move “Precios” up' }));
    await user.click(screen.getByRole('button', { name: `Remove “${item.title}”` }));
    expect(titles()).toEqual(['Precios', 'Plan']);

    await user.click(screen.getByRole('button', { name: 'Share as one page' }));
    expect(await screen.findByText('This field is required')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByLabelText(/^Title of the page/), 'Para Ana');
    await user.type(screen.getByLabelText(/^Message to readers/), 'Hola');
    await user.click(screen.getByRole('button', { name: 'Share as one page' }));

    expect(await screen.findByText(/The link is ready/)).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      contentIds: ['p', 'plan'],
      title: 'Para Ana',
      message: 'Hola',
    });
    await user.click(screen.getByRole('button', { name: 'Send the link' }));
    expect(await screen.findByDisplayValue(/I would like to share “Para Ana” with you/)).toBeVisible();
  });

  it('searches materials on the server, and says if it finds none or fails', async () => {
    const { user, calls } = open({ 'GET /api/content': [] });
    await user.type(await screen.findByRole('combobox', { name: 'Add more materials' }), 'plan');
    expect(await screen.findByText('Nothing found')).toBeVisible();
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === '/api/content')?.query).toMatchObject({ q: 'plan' }),
    );
    stubApi({ 'GET /api/content': failure(503, 'server.not-ready') });
    await user.type(screen.getByRole('combobox', { name: 'Add more materials' }), ' x');
    expect(await screen.findByText('The search failed. Type again.')).toBeVisible();
  });
});
