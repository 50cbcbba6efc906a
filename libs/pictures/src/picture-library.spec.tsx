import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/testing';
import type { ComponentProps } from 'react';
import { picture, PictureForm } from './pictures.fixtures.tsx';

const lake = picture();
const hills = picture({ id: 'p2', title: 'Hills', filename: 'hills.jpg' });

async function open(responses: StubbedResponses = {}, props: ComponentProps<typeof PictureForm> = {}) {
  const page = renderPage(<PictureForm {...props} />, {
    role: 'manager',
    responses: { 'GET /api/content': [lake, hills], ...responses },
  });
  await page.user.click(await screen.findByRole('button', { name: 'Choose from the library' }));
  return page;
}

describe('picture library', () => {
  it('lists public pictures as small variants', async () => {
    const { calls } = await open();

    const tile = await screen.findByRole('option', { name: /^Lake at dawn/ });
    expect(tile).toHaveTextContent('800 × 600');
    expect(tile.querySelector('img')).toHaveAttribute('src', '/uploads/lake.jpg?w=240');
    expect(calls.at(-1)?.query).toEqual({
      type: 'image',
      visibility: 'public',
      isVisible: 'true',
      sort: '-createdAt',
      limit: '24',
      offset: '0',
    });
  });

  it('sets the URL of the clicked picture and returns the focus', async () => {
    const { user } = await open();

    await user.click(await screen.findByRole('option', { name: /^Hills/ }));
    expect(await screen.findByText('/uploads/hills.jpg')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Choose from the library' })).toHaveFocus();
  });

  it('moves the focus with the arrow keys, starting at the current picture', async () => {
    const { user } = await open({}, { image: '/uploads/hills.jpg' });

    const shown = await screen.findByRole('option', { selected: true });
    expect(shown).toHaveTextContent('Hills');
    await user.tab();
    while (document.activeElement !== shown) await user.tab();
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('option', { name: /^Lake/ })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('/uploads/lake.jpg')).toBeVisible();
  });

  it('sends search and page to the server', async () => {
    const many = ({ query }: ApiCall) =>
      query['q']
        ? jsonResponse(200, query['q'] === 'hills' ? [hills] : [], { 'X-Total-Count': '1' })
        : jsonResponse(200, [lake], { 'X-Total-Count': '30' });
    const { user, calls } = await open({ 'GET /api/content': many });

    expect(await screen.findByText('30 pictures')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to page 2' }));
    await waitFor(() => expect(calls.at(-1)?.query).toMatchObject({ offset: '24' }));

    await user.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'hills');
    expect(await screen.findByText('1 picture')).toBeVisible();
    expect(calls.at(-1)?.query).toMatchObject({ q: 'hills', offset: '0' });

    await user.type(screen.getByRole('searchbox', { name: 'Search pictures' }), 'zzz');
    expect(await screen.findByText('No pictures found')).toBeVisible();
  });

  it('lists team pictures for team members, and the others on request', async () => {
    const { user, calls } = await open({}, { target: { category: 'team' } });

    await screen.findByRole('option', { name: /^Hills/ });
    expect(calls.at(-1)?.query).toMatchObject({ category: 'team' });
    await user.click(screen.getByRole('combobox', { name: 'Collection' }));
    await user.click(screen.getByRole('option', { name: 'Content library' }));
    await waitFor(() => expect(calls.at(-1)?.query).not.toHaveProperty('category'));
  });

  it('explains how to add pictures if there are none', async () => {
    await open({ 'GET /api/content': [] });

    expect(await screen.findByText('No pictures yet')).toBeVisible();
  });

  it('reports that pictures could not be loaded, and reloads them on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    let isDown = true;
    const { user } = await open({
      'GET /api/content': () => (isDown ? failure(503, 'server.not-ready') : [lake]),
    });

    const dialog = within(await screen.findByRole('dialog', { name: 'Picture library' }));
    expect(await dialog.findByText('Failed to fetch pictures')).toBeVisible();
    isDown = false;
    await user.click(dialog.getByRole('button', { name: 'Try again' }));
    expect(await dialog.findByRole('option', { name: /^Lake/ })).toBeVisible();
  });
});
