import { answer, failure, renderPage, screen, waitFor, within, type Answers } from '@vitral/testing';
import { contentItem } from '../content/content-item.fixture.ts';
import remote from '../remote.tsx';
import { Component } from './materials.page.tsx';

const stats = { total: 9, visible: 9, public: 4, videos: 2, downloads: 77, bytes: 1 };
const guide = contentItem();
const openPage = (answers: Answers) =>
  renderPage(<Component />, {
    module: remote,
    role: 'user',
    answers: { 'GET /api/content/stats': stats, 'GET /api/content': [guide], ...answers },
  });

it('counts materials, public ones, downloads and videos', async () => {
  const { calls } = openPage({});
  expect(await screen.findByText('77')).toBeVisible();
  for (const figure of ['9', '4', '2']) expect(screen.getByText(figure)).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/content/stats')?.query).toEqual({ category: 'sales' });
});

it('shows eight placeholders while the materials are awaited', async () => {
  openPage({ 'GET /api/content': () => new Promise(() => {}) });
  const placeholders = await screen.findByRole('status', { name: 'Loading…' });
  expect(placeholders.children).toHaveLength(8);
});

it('shows a material with its description, who may see it and how often it was downloaded', async () => {
  openPage({});
  const card = within(await screen.findByRole('listitem'));
  expect(card.getByRole('heading', { name: 'Guía de bienvenida' })).toBeVisible();
  expect(card.getByText('Los primeros pasos')).toBeVisible();
  expect(card.getByText('Team')).toBeVisible();
  expect(card.getByText('3 downloads')).toBeVisible();
});

describe('downloading', () => {
  const download = `POST /api/content/${guide.id}/download`;
  const opened: string[] = [];
  beforeEach(() => {
    opened.length = 0;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      opened.push(this.getAttribute('href') ?? '');
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it('counts the download, fetches the file and shows the new count', async () => {
    let downloadCount = 3;
    const { user } = openPage({
      'GET /api/content': () => answer(200, [{ ...guide, downloadCount }], { 'X-Total-Count': '1' }),
      [download]: () => {
        downloadCount += 1;
        return answer(204);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Download Guía de bienvenida' }));

    expect(await screen.findByText('4 downloads')).toBeVisible();
    expect(opened).toEqual([`/api/content/${guide.id}/file`]);
  });

  it('fetches the file even when counting failed', async () => {
    const { user } = openPage({ [download]: failure(500, 'server.failure') });
    await user.click(await screen.findByRole('button', { name: 'Download Guía de bienvenida' }));
    await waitFor(() => expect(opened).toEqual([`/api/content/${guide.id}/file`]));
  });
});

it('asks the server for the type, access and words chosen', async () => {
  const { user, calls } = openPage({});
  await user.click(await screen.findByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Video' }));
  await user.click(screen.getByRole('combobox', { name: 'Access' }));
  await user.click(await screen.findByRole('option', { name: 'Private' }));
  await user.type(screen.getByRole('searchbox', { name: 'Search materials' }), 'plan');

  const filters = { category: 'sales', type: 'video', visibility: 'private', q: 'plan' };
  await waitFor(() => expect(calls.at(-1)?.query).toMatchObject(filters));
});

it('switches between a grid and a list', async () => {
  const { user } = openPage({});
  expect(await screen.findByRole('button', { name: 'Grid' })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', { name: 'List' }));
  expect(screen.getByRole('button', { name: 'List' })).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByRole('list', { name: 'List of materials' })).toBeVisible();
});

it('says what to do when nothing is found', async () => {
  openPage({ 'GET /api/content': [] });
  expect(await screen.findByText('No materials found')).toBeVisible();
  expect(screen.getByText('Try adjusting your search or filter criteria')).toBeVisible();
});
