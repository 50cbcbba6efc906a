import type { User } from '@vitral/contracts';
import {
  answer,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type Answers,
  type ApiCall,
} from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './users.page.tsx';

const person = (changes: Partial<User>): User => ({
  id: '0190d0c0-0000-7000-8000-0000000000c1',
  name: 'Adriana Salazar',
  username: 'admin',
  email: 'adriana@vitral.example',
  role: 'admin',
  isEnabled: true,
  state: 'enabled',
  hasSecondFactor: false,
  lastLogin: '2026-11-20T09:00:00.000Z',
  status: 'active',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  ...changes,
});
const adriana = person({});
const lucia = person({
  id: 'c3',
  name: 'Lucía Ferrer',
  email: null,
  role: 'user',
  lastLogin: null,
  status: 'inactive',
});

/** The server: 41 people of whom 2 are admins; the search finds Lucía alone. */
function users({ query }: ApiCall) {
  if (query['q']) return answer(200, query['q'] === 'lucía' ? [lucia] : [], { 'X-Total-Count': '1' });
  return answer(200, [adriana, lucia], { 'X-Total-Count': query['role'] === 'admin' ? '2' : '41' });
}

const open = (answers: Answers = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    language,
    answers: { 'GET /api/admin/users': users, 'GET /api/admin/stats': { activeUsers: 7 }, ...answers },
  });

const figure = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));

it('counts people on the server, not on the page', async () => {
  open();

  expect(await figure('Total')).toHaveTextContent('41');
  expect(await figure('Active')).toHaveTextContent('7');
  expect(await figure('Admins')).toHaveTextContent('2');
});

it('shows a dash for a figure that the server does not tell', async () => {
  open({ 'GET /api/admin/stats': {} });

  expect(await figure('Active')).toHaveTextContent('—');
});

it('shows name, email, role, last login and status', async () => {
  open();

  const shown = await row('Adriana Salazar');
  expect(shown.getByText('adriana@vitral.example')).toBeInTheDocument();
  expect(shown.getByText('Admin')).toBeInTheDocument();
  expect(shown.getByText('Active')).toBeInTheDocument();
  expect((await row('Lucía Ferrer')).getByText('Never')).toBeInTheDocument();
});

it('leaves search, filter, order and paging to the server', async () => {
  const { user, calls } = open();

  await user.click(await screen.findByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'Admin' }));
  await waitFor(() =>
    expect(calls.at(-1)?.query).toEqual({ role: 'admin', limit: '25', offset: '0', sort: 'name' }),
  );

  await user.click(screen.getByRole('combobox', { name: 'Role' }));
  await user.click(screen.getByRole('option', { name: 'All roles' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'lucía');
  await waitFor(() => expect(screen.queryByText('Adriana Salazar')).not.toBeInTheDocument());
  expect(calls.at(-1)?.query).toEqual({ q: 'lucía', limit: '25', offset: '0', sort: 'name' });
});

it('says what to do when nobody is found', async () => {
  const { user } = open();

  await user.type(await screen.findByRole('searchbox', { name: 'Search users' }), 'zzz');
  expect(await screen.findByText('No users found')).toBeVisible();
});

it('tells that users could not be loaded', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  open({ 'GET /api/admin/users': failure(503, 'server.not-ready') });

  expect(await screen.findByText('Failed to load users')).toBeVisible();
});

it('speaks Spanish', async () => {
  open({}, 'es');

  expect((await row('Lucía Ferrer')).getByText('Nunca')).toBeInTheDocument();
});
