import type { AuditEntry } from '@vitral/contracts';
import { failure, renderPage, screen, waitFor, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './audit.page.tsx';

const entry: AuditEntry = {
  id: '1',
  verb: 'deactivated',
  noun: 'testimonials',
  itemId: '7',
  itemName: 'Ana Pérez',
  actorId: '2',
  actorName: 'Mateo Rivas',
  createdAt: '2026-11-20T09:30:00.000Z',
};
const openPage = (answers: Answers) => renderPage(<Component />, { module: remote, answers });

it('says who did what to which item and when', async () => {
  openPage({ 'GET /api/audit': [entry] });
  const row = within(await screen.findByRole('row', { name: /Mateo Rivas/ }));
  for (const text of ['Deactivated', 'Ana Pérez', 'Testimonial', /Nov 20, 2026/])
    expect(row.getByText(text)).toBeInTheDocument();
});

it('names the server where nobody was logged in, and a setting by its name', async () => {
  openPage({
    'GET /api/audit': [
      { ...entry, actorName: null, noun: 'site-config', itemName: 'site_logo' } satisfies AuditEntry,
    ],
  });
  const row = within(await screen.findByRole('row', { name: /The server/ }));
  expect(row.getByText('Site logo')).toBeInTheDocument();
});

it('asks the server for what is searched, from the first entry on', async () => {
  const { user, calls } = openPage({ 'GET /api/audit': [entry] });
  await screen.findByRole('grid');
  expect(calls.at(-1)?.query).toEqual({ limit: '25', offset: '0' });

  await user.type(screen.getByRole('searchbox', { name: 'Search by person or item' }), 'ana');
  await waitFor(() => expect(calls.at(-1)?.query).toEqual({ q: 'ana', limit: '25', offset: '0' }));
});

it('says so when there is nothing, and when nothing matches', async () => {
  const { user } = openPage({ 'GET /api/audit': [] });
  expect(await screen.findByText('No changes yet')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Search by person or item' }), 'x');
  expect(await screen.findByText('Nothing found')).toBeVisible();
});

it('tells a failure in its own words', async () => {
  openPage({ 'GET /api/audit': failure(500, 'server.failure') });
  expect(await screen.findByText('Failed to load the audit log')).toBeVisible();
});
