import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { sharedItem, shareLink } from './share-links.fixtures.ts';
import { Component } from './share-links.page.tsx';

const plan = sharedItem({ id: '1', title: 'Plan de carrera' });
const prices = { ...sharedItem({ id: '2', title: 'Precios' }), isAvailable: false };
const ana = shareLink({
  recipient: 'Ana Ruiz',
  openCount: 3,
  visitorCount: 2,
  leadCount: 1,
  items: [plan],
});
const hidden = shareLink({ id: 'b', items: [prices] });

function open(
  responses: StubbedResponses = {},
  { role = 'manager', path = '/' }: { role?: 'user' | 'manager'; path?: string } = {},
) {
  return renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: { 'GET /api/share-links': [ana, hidden], ...responses },
  });
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Shared links' })).getAllByRole('listitem');
const lastQuery = (calls: { path: string; query: object }[]) =>
  calls.findLast(({ path }) => path === '/api/share-links')?.query;

describe('links page', () => {
  it('shows what is shared, for whom, by whom and how it was used', async () => {
    open();
    const [first, second] = (await rows()).map((row) => within(row));
    expect(first?.getByRole('heading', { name: 'Plan de carrera' })).toBeVisible();
    for (const text of ['For Ana Ruiz', 'Active', '3 opens', '2 people', 'Until it is revoked'])
      expect(first?.getByText(text)).toBeVisible();
    expect(first?.getByText(/^created by Mateo Rivas/)).toBeVisible();
    expect(first?.queryByText('Item hidden')).not.toBeInTheDocument();
    expect(second?.getByText('Item hidden')).toBeVisible();
    expect(screen.getByText('2 links')).toBeVisible();
  });

  it('sends search, filters and order to the server, and exports the same', async () => {
    const { user, calls } = open({
      'GET /api/share-links': () => jsonResponse(200, [ana], { 'X-Total-Count': '1' }),
    });
    await rows();
    const choose = async (name: string, option: string) => {
      await user.click(screen.getByRole('combobox', { name }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await choose('State', 'Active');
    await choose('Use', 'With leads');
    await choose('Shared by', 'Me');
    await choose('Order', 'Most people');
    await user.type(screen.getByRole('searchbox', { name: 'Search links' }), 'ana');

    const chosen = { q: 'ana', state: 'active', use: 'leads', owner: 'me', sort: '-visitorCount' };
    await waitFor(() => expect(lastQuery(calls)).toEqual({ ...chosen, limit: '25', offset: '0' }));
    const address = screen.getByRole('link', { name: 'Export CSV' }).getAttribute('href') ?? '';
    expect(address).toMatch(/^\/api\/share-links\/export\?/);
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual(chosen);
  });

  it('shows what a page of several items contains', async () => {
    open({ 'GET /api/share-links': [shareLink({ title: 'Para Ana', items: [plan, prices] })] });
    const [row] = await rows();
    expect(within(row ?? document.body).getByRole('heading', { name: 'Para Ana' })).toBeVisible();
    expect(screen.getByText('2 materials: Plan de carrera · Precios')).toBeVisible();
    expect(screen.getByText('1 of 2 hidden')).toBeVisible();
    expect(screen.queryByText('Item hidden')).not.toBeInTheDocument();
  });

  it('does not let users choose whose links they see', async () => {
    open({}, { role: 'user' });
    await rows();
    expect(screen.queryByRole('combobox', { name: 'Shared by' })).not.toBeInTheDocument();
    expect(screen.getByText(/The links that you created/)).toBeVisible();
  });

  it('revokes a link after a confirmation', async () => {
    const { user, calls } = open({ [`DELETE /api/share-links/${ana.id}`]: undefined });
    const [first] = await rows();
    await user.click(within(first ?? document.body).getByRole('button', { name: 'Revoke' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Link revoked')).toBeVisible();
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('opens the leads of the link in the URL, and closes them again', async () => {
    const { user } = open(
      { [`GET /api/share-links/${ana.id}/leads`]: [] },
      { path: `/?leads=${ana.id}&state=active` },
    );
    const dialog = await screen.findByRole('dialog', { name: 'Leads' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'State' })).toHaveTextContent('Active');
  });

  it('links to the materials if there are no links, and offers to clear the filters if none matches', async () => {
    const first = open({ 'GET /api/share-links': [] });
    expect(await screen.findByRole('link', { name: 'Choose a material' })).toHaveAttribute(
      'href',
      '/admin/sales',
    );
    first.unmount();
    const { user } = open({ 'GET /api/share-links': [] }, { path: '/?q=nada' });
    expect(await screen.findByText('No link matches')).toBeVisible();
    stubApi({ 'GET /api/share-links': [ana] });
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await rows()).toHaveLength(1);
  });

  it('reports a failure and retries', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open({ 'GET /api/share-links': failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to load the links')).toBeVisible();
    stubApi({ 'GET /api/share-links': [ana] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
