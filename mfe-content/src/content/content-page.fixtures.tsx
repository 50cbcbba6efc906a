import { renderPage, screen, type StubbedResponses, type PageRenderResult } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { contentStats, guide, picture } from './content.fixtures.ts';
import { Component } from './content.page.tsx';

/** Renders the page for a manager, with two files over a stubbed API. */
export function openContentPage(responses: StubbedResponses = {}, path = '/admin/content'): PageRenderResult {
  return renderPage(<Component />, {
    module: remote,
    role: 'manager',
    path,
    responses: { 'GET /api/content': [guide, picture], 'GET /api/content/stats': contentStats, ...responses },
  });
}

/** Opens the actions menu of a file and clicks an entry. */
export async function chooseAction(
  { user }: PageRenderResult,
  entry: string,
  title = guide.title,
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Actions for ${title}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}
