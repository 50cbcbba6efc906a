import {
  answer,
  failure,
  renderPage,
  screen,
  stubApi,
  waitFor,
  within,
  type Answers,
  type ApiCall,
} from '@vitral/testing';
import remote from '../remote.tsx';
import { contentItem } from './content.fixtures.ts';
import { Component } from './content.page.tsx';

const openPage = (answers: Answers) => renderPage(<Component />, { module: remote, answers });

it('shows how many files there are, and for whom', async () => {
  const totals: Record<string, string> = { public: '12', team: '5', private: '24' };
  const totalOf = ({ query }: ApiCall) => totals[query['visibility'] ?? ''] ?? '1041';
  openPage({
    'GET /api/content': (call: ApiCall) => answer(200, [contentItem()], { 'X-Total-Count': totalOf(call) }),
  });

  for (const figure of ['1,041', '12', '5', '24']) expect(await screen.findByText(figure)).toBeVisible();
});

it('shows a dash for figures that are not known', async () => {
  openPage({
    'GET /api/content': ({ query }: ApiCall) =>
      query['limit'] === '1' ? failure(403, 'auth.insufficient-permissions') : [contentItem()],
  });

  await screen.findByRole('grid');
  expect(screen.getAllByText('—')).toHaveLength(4);
});

it('lists a file with its description cut at 50 characters and a link to the file itself', async () => {
  openPage({ 'GET /api/content': [contentItem({ description: `${'a'.repeat(50)}bcd`, isVisible: false })] });

  const row = within(await screen.findByRole('row', { name: /Guía de bienvenida/ }));
  expect(row.getByText(`${'a'.repeat(50)}…`)).toBeInTheDocument();
  expect(row.getByText('Hidden')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Download Guía de bienvenida' })).toHaveAttribute(
    'href',
    '/api/content/0190d0c0-0000-7000-8000-000000000001/file',
  );
});

it('asks the server for what is searched, filtered and sorted', async () => {
  const { user, calls } = openPage({ 'GET /api/content': [contentItem()] });
  const lastQuery = () => calls.findLast(({ query }) => query['limit'] !== '1')?.query;

  await screen.findByRole('grid');
  expect(lastQuery()).toEqual({ limit: '25', offset: '0', sort: '-createdAt' });

  await user.click(screen.getByRole('combobox', { name: 'Category' }));
  await user.click(await screen.findByRole('option', { name: 'Training' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'guía');
  await waitFor(() =>
    expect(lastQuery()).toEqual({
      limit: '25',
      offset: '0',
      sort: '-createdAt',
      category: 'training',
      q: 'guía',
    }),
  );
});

it('says so when nothing matches, and when there is nothing at all', async () => {
  const { user } = openPage({ 'GET /api/content': [] });
  expect(await screen.findByText('No files yet')).toBeVisible();

  await user.type(screen.getByRole('searchbox', { name: 'Search content' }), 'nothing');
  expect(await screen.findByText('No content found')).toBeVisible();
});

it('tells a failure in its own words and tries again', async () => {
  const { user } = openPage({ 'GET /api/content': failure(503, 'server.not-ready') });
  expect(await screen.findByText('Failed to fetch content')).toBeVisible();

  stubApi({ 'GET /api/content': [contentItem()] });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Guía de bienvenida/ })).toBeInTheDocument();
});
