import type { ModuleOverview } from '@vitral/sdk/contracts/module-overview';
import { renderPage, screen, within } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { active, newest } from '../modules.fixtures.ts';
import { OverviewPanel } from './overview-panel.tsx';

const REACT = { library: 'react', required: '^19.3.1', provided: '19.3.1', state: 'in-step' } as const;
const people: ModuleOverview = {
  name: 'mfe-people',
  isCandidate: true,
  release: newest,
  before: active,
  libraries: [REACT, { library: 'i18next', required: '^27.0.0', provided: '27.1.2', state: 'older' }],
  weighed: [
    { id: active.id, version: '0.2.0' },
    { id: newest.id, version: '0.3.0' },
  ],
  weights: [{ page: 'users', bytes: [null, 20_480] }],
  timings: [
    {
      page: '/admin/users',
      metric: 'inp',
      now: { visits: 390, p75: 420 },
      before: { visits: 412, p75: 180 },
    },
    {
      page: '/admin/users',
      metric: 'load',
      now: { visits: 12, p75: null },
      before: { visits: 0, p75: null },
    },
  ],
  failures: { now: { failures: 3, pages: 40 }, before: { failures: 1, pages: 400 } },
  calls: ['/api/testimonials'],
  collections: ['notes'],
};

const open = (rows: ModuleOverview[] | { status: number }) =>
  renderPage(<OverviewPanel />, { module: remote, responses: { 'GET /api/modules/overview': rows } });

const row = async (table: string, name: RegExp) =>
  within(await screen.findByRole('table', { name: table })).getByRole('row', { name });

describe('OverviewPanel', () => {
  it('shows times beside those of the previous release, with their visits and the change in words', async () => {
    open([people]);
    const inp = await row('Speed in visitors’ browsers', /INP/);
    for (const text of ['180 ms', '412 visits', '420 ms', '390 visits', '133% slower'])
      expect(inp).toHaveTextContent(text);
    expect(await row('Speed in visitors’ browsers', /Load/)).toHaveTextContent('Too few visits');
  });

  it('shows in one table which modules use another version of which library', async () => {
    const social = { ...people, name: 'mfe-social', isCandidate: false, release: active, libraries: [REACT] };
    open([people, social]);
    expect(await screen.findByText('1 shared library is out of step with the shell.')).toBeVisible();
    const library = await row('Libraries required from the shell', /i18next/);
    expect(library.textContent).toBe('i18next27.1.2^27.0.0Older than the shell’s—');
    expect((await row('Libraries required from the shell', /react/)).textContent).toBe(
      'react19.3.1^19.3.1^19.3.1',
    );
    for (const column of ['mfe-people (Candidate)', 'mfe-social'])
      expect(screen.getByRole('columnheader', { name: column })).toBeVisible();
  });

  it('shows weights over releases, failures, calls and collections', async () => {
    open([people]);
    expect(await row('Weight of pages', /users/)).toHaveTextContent(/—.*20/);
    expect(await row('Failed loads, 7 days', /Release before/)).toHaveTextContent('1 failure in 400 pages');
    expect(screen.getByText('/api/testimonials')).toBeVisible();
    expect(screen.getByText('notes')).toBeVisible();
  });

  it('has an empty state', async () => {
    open([]);
    expect(await screen.findByText('No module has been published yet')).toBeVisible();
  });
});
