import type { CollectionSummary } from '@vitral/sdk/contracts/collections';
import { renderPage, screen, waitFor, within } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { SITE } from './modules.fixtures.ts';
import { Component } from './modules.page.tsx';

const EVENTS: CollectionSummary = {
  module: 'mfe-people',
  name: 'events',
  isPublic: true,
  permissions: { read: 'user', write: 'manager' },
  documents: 3,
  maxDocuments: 1000,
  bytes: 2048,
  removedAt: null,
};
const REMOVED = { ...EVENTS, name: 'talks', isPublic: false, removedAt: '2026-11-20T10:00:00.000Z' };

const open = (collections: CollectionSummary[]) =>
  renderPage(<Component />, {
    module: remote,
    path: '/admin/modules?tab=collections',
    responses: {
      ...SITE,
      'GET /api/collections': collections,
      'DELETE /api/collections/mfe-people/talks': null,
    },
  });

describe('collections of modules', () => {
  it('are shown with their documents and their size', async () => {
    open([EVENTS]);
    const row = within(await screen.findByRole('listitem', { name: 'mfe-people/events' }));
    expect(row.getByText('Documents: 3 of 1,000 · 2.00 KB · Visitors read it')).toBeVisible();
    expect(row.queryByRole('button')).toBeNull();
  });

  it('are erased only once no module declares them, and after a confirmation', async () => {
    const { user, calls } = open([EVENTS, REMOVED]);
    await user.click(await screen.findByRole('button', { name: 'Erase data of mfe-people/talks' }));
    expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase mfe-people/talks?' }));
    await user.click(dialog.getByRole('button', { name: 'Erase data' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'DELETE')).toMatchObject({
        path: '/api/collections/mfe-people/talks',
        body: { confirmation: 'mfe-people/talks' },
      }),
    );
    expect(await screen.findByText('The data of mfe-people/talks is erased')).toBeInTheDocument();
  });

  it('are explained when there are none', async () => {
    open([]);
    expect(await screen.findByText('No module stores documents')).toBeVisible();
  });
});
