import type { TeamResource } from '@vitral/contracts';
import { failure, renderPage, screen, waitFor, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './team-resources.page.tsx';

const resource = (given: Partial<TeamResource>): TeamResource => ({
  id: given.title ?? '1',
  title: 'Manual',
  description: '',
  type: 'handbook',
  url: 'https://example.org/manual',
  isActive: true,
  downloadCount: 0,
  recentCount: 0,
  previousCount: 0,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  version: 1,
  ...given,
});
const meeting = resource({
  title: 'Sala',
  type: 'meeting',
  downloadCount: 7,
  description: 'Todos los lunes',
});
const handbook = resource({ title: 'Manual' });
const guide = resource({ title: 'Atajos', downloadCount: 2 });
const openPage = (answers: Answers = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'user',
    answers: { 'GET /api/team-resources': [meeting, handbook, guide], ...answers },
  });
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

it('groups resources by type and counts each group', async () => {
  openPage();
  expect(await screen.findByRole('list', { name: 'Handbooks' })).toBeVisible();
  expect(headings()).toEqual(['Team resources', 'Handbooks', 'Atajos', 'Manual', 'Meetings', 'Sala']);
  expect(screen.getByText('2 resources')).toBeVisible();
  expect(screen.getByText('1 resource')).toBeVisible();
});

it('sorts by usage, the most used first', async () => {
  const { user } = openPage();
  await user.click(await screen.findByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByRole('option', { name: 'Usage' }));
  expect(headings()).toEqual(['Team resources', 'Meetings', 'Sala', 'Handbooks', 'Atajos', 'Manual']);
});

it('finds by words and by type', async () => {
  const { user } = openPage();
  const search = await screen.findByRole('searchbox', { name: 'Search resources' });
  await user.type(search, 'lunes');
  await waitFor(() => expect(headings()).toEqual(['Team resources', 'Meetings', 'Sala']));

  await user.click(screen.getByRole('combobox', { name: 'Type' }));
  await user.click(await screen.findByRole('option', { name: 'Tools' }));
  expect(screen.getByText('No resources found')).toBeVisible();
});

describe('opening', () => {
  const open = jest.fn();
  beforeEach(() => jest.spyOn(window, 'open').mockImplementation(open));
  afterEach(() => {
    open.mockReset();
    jest.restoreAllMocks();
  });

  it('joins a meeting in a window of its own and shows the new count', async () => {
    let downloadCount = 7;
    const { user } = openPage({
      'GET /api/team-resources': () => [{ ...meeting, downloadCount }],
      'POST /api/team-resources/Sala/open': () => {
        downloadCount += 1;
        return { url: 'https://meet.example.org/sala' };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Join Meeting: Sala' }));

    expect(await screen.findByText('8 accesses')).toBeVisible();
    expect(open).toHaveBeenCalledWith('https://meet.example.org/sala', '_blank', 'noopener,noreferrer');
  });

  it('tells when a resource cannot be opened', async () => {
    const { user } = openPage({
      'POST /api/team-resources/Manual/open': failure(404, 'team-resources.not-found'),
    });
    await user.click(await screen.findByRole('button', { name: 'Access: Manual' }));

    expect(await screen.findByText('Failed to open the resource')).toBeVisible();
    expect(open).not.toHaveBeenCalled();
  });
});

it('shows six placeholders while the resources are awaited', async () => {
  openPage({ 'GET /api/team-resources': () => new Promise(() => {}) });
  expect((await screen.findByRole('status', { name: 'Loading…' })).children).toHaveLength(6);
});

it('says so when there are none', async () => {
  openPage({ 'GET /api/team-resources': [] });
  expect(await screen.findByText('No resources yet')).toBeVisible();
});
