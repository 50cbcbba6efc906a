import type { ContentItem, ContentStats } from '@vitral/sdk/contracts/content';
import {
  jsonResponse,
  renderPage,
  screen,
  within,
  type StubbedResponses,
  type PageRenderResult,
} from '@vitral/sdk/testing';
import { contentItem } from '../content/content.fixtures.ts';
import remote from '../remote.tsx';
import { Component } from './materials.page.tsx';

export const guide = contentItem({ tags: ['inicio', 'equipo'] });
export const video = contentItem({
  id: '0190d0c0-0000-7000-8000-000000000002',
  title: 'Plan de carrera',
  type: 'video',
  visibility: 'public',
  isVisible: false,
});
const stats: ContentStats = {
  total: 1041,
  public: 12,
  team: 1020,
  private: 9,
  videos: 7,
  downloads: 4300,
  fileSize: 5,
  trashed: 0,
};

/** Renders the page with one material over a stubbed API. */
export function openMaterials(
  responses: StubbedResponses = {},
  { role = 'user', path = '/' }: { role?: 'user' | 'manager'; path?: string } = {},
): PageRenderResult {
  return renderPage(<Component />, {
    module: remote,
    role,
    path,
    responses: { 'GET /api/content': [guide], 'GET /api/content/stats': stats, ...responses },
  });
}
/** Returns a page of a list of `total` rows. */
export const listOf = (items: ContentItem[], total: number) =>
  jsonResponse(200, items, { 'X-Total-Count': String(total) });
export const figureOf = async (label: string) =>
  (await screen.findByText(label)).nextElementSibling?.textContent;
export const rowOf = async (title: string) =>
  within(await screen.findByRole('row', { name: new RegExp(title) }));
