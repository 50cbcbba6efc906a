import { answer, failure, renderPage, screen, waitFor, within, type Answers } from '@vitral/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { Component } from './materials.page.tsx';

const guide = contentItem();
const video = contentItem({
  id: '0190d0c0-0000-7000-8000-000000000002',
  title: 'Plan de carrera',
  description: 'En tres minutos',
  type: 'video',
  visibility: 'public',
  downloadCount: 40,
});
const openPage = (answers: Answers = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'user',
    answers: { 'GET /api/content': [guide], ...answers },
  });
const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('counts materials, public ones, downloads and videos of the sales category', async () => {
  const { calls } = openPage({ 'GET /api/content': [guide, video] });
  const figureOf = async (label: string) => (await screen.findByText(label)).nextElementSibling?.textContent;

  expect(await figureOf('Total materials')).toBe('2');
  expect(await figureOf('Public materials')).toBe('1');
  expect(await figureOf('Total downloads')).toBe('43');
  expect(await figureOf('Video content')).toBe('1');
  expect(calls[0]?.query).toMatchObject({ category: 'sales' });
});

it('shows eight placeholders while the materials are awaited', async () => {
  openPage({ 'GET /api/content': () => new Promise(() => {}) });
  const placeholders = await screen.findByRole('status', { name: 'Loading…' });
  expect(placeholders.children).toHaveLength(8);
});

it('shows a material with its description, who may see it and how often it was downloaded', async () => {
  openPage();
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

it('narrows the list by words, type and access', async () => {
  const { user } = openPage({ 'GET /api/content': [guide, video] });
  const search = await screen.findByRole('searchbox', { name: 'Search materials' });
  expect(titles()).toEqual(['Guía de bienvenida', 'Plan de carrera']);

  await user.type(search, 'MINUTOS');
  await waitFor(() => expect(titles()).toEqual(['Plan de carrera']));
  await user.clear(search);

  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'PDF' }));
  expect(titles()).toEqual(['Guía de bienvenida']);

  await user.click(screen.getByRole('combobox', { name: 'Access' }));
  await user.click(await screen.findByRole('option', { name: 'Private' }));
  expect(screen.getByText('No materials found')).toBeVisible();
});

it('switches between a grid and a list', async () => {
  const { user } = openPage();
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
