import { failure, renderPage, screen, stubApi, within, type StubbedResponses } from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { RecentUploads } from './recent-uploads.tsx';

const open = (responses: StubbedResponses) => renderPage(<RecentUploads />, { module: remote, responses });

describe('RecentUploads', () => {
  it('shows the ten newest files with their details', async () => {
    const item = contentItem({ tags: ['verano', 'precios'], fileSize: 1_572_864, downloadCount: 7 });
    const { calls } = open({ 'GET /api/content': [item] });

    const list = within(await screen.findByRole('list', { name: 'Recent uploads' }));
    expect(list.getByRole('link', { name: 'Guía de bienvenida' })).toHaveAttribute(
      'href',
      `/api/content/${item.id}/file`,
    );
    expect(list.getByText('Sales · 1.50 MB · Nov 20, 2026 · 7 downloads')).toBeVisible();
    for (const text of ['verano', 'precios', 'Team']) expect(list.getByText(text)).toBeVisible();
    expect(calls.map(({ query }) => query)).toEqual([{ limit: '10', sort: '-createdAt' }]);
  });

  it('shows an empty state without files', async () => {
    open({ 'GET /api/content': [] });

    expect(await screen.findByText('The files you upload will appear here.')).toBeVisible();
  });

  it('reports a failure, and reloads on request', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    const { user } = open({ 'GET /api/content': failure(503, 'server.not-ready') });
    expect(await screen.findByText('Failed to fetch content')).toBeVisible();

    stubApi({ 'GET /api/content': [contentItem()] });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Guía de bienvenida' })).toBeVisible();
  });
});
