import type { SitePageContent, SitePageState } from '@vitral/sdk/contracts/site-pages';
import { renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { pageState, TYPES } from './site-pages.fixtures.ts';
import { Component } from './site-pages.page.tsx';

/** Adds functions that jsdom lacks: submission of forms, scrolling, and pointer capture for toasts. */
export function stubBrowser(): void {
  jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  Element.prototype.scrollIntoView = jest.fn();
  Element.prototype.setPointerCapture = jest.fn();
}

/** Responds to changes of the draft as the server does. */
const saved = (state: SitePageState) => (call: { body: unknown }) => {
  const { version, ...draft } = call.body as SitePageContent & { version: number };
  return { ...state, version: version + 1, draft };
};

export async function openEditor(state = pageState(), responses: StubbedResponses = {}) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    page: '/admin/pages',
    path: '/admin/pages/p1',
    responses: {
      'GET /api/site-pages/p1': state,
      'GET /api/site-pages/block-types': TYPES,
      'PUT /api/site-pages/p1/draft': saved(state),
      ...responses,
    },
  });
  // The first import of the editor takes a while.
  await screen.findByRole('heading', { name: 'Blocks' }, { timeout: 10_000 });
  return page;
}

export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const blocks = () =>
  within(screen.getByRole('list', { name: 'Blocks' }))
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole('heading', { level: 3 }).nextSibling?.textContent);
export const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
export const sentDraft = (calls: { method: string; body: unknown }[]) =>
  calls.findLast(({ method }) => method === 'PUT')?.body as SitePageContent;
export const choose = async (
  user: { click: (element: Element) => Promise<void> },
  menu: RegExp,
  entry: string,
) => {
  await user.click(button(menu));
  await user.click(screen.getByRole('menuitem', { name: entry }));
};
