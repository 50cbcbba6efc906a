import type { ReleaseSummary } from '@vitral/contracts';
import { failure, renderPage, screen, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { Component } from './modules.page.tsx';

const release = (given: Partial<ReleaseSummary>): ReleaseSummary => ({
  id: `${given.name}-${given.version}`,
  name: 'shell',
  version: '0.1.0',
  digest: '0123456789abcdef',
  createdAt: '2026-11-20T09:30:00.000Z',
  isActive: true,
  ...given,
});
const openPage = (answers: Answers) => renderPage(<Component />, { module: remote, answers });

it('lists the releases of each module and says which is active', async () => {
  openPage({
    'GET /api/modules': [
      release({ name: 'shell' }),
      release({ name: 'mfe-people', version: '0.2.0' }),
      release({ name: 'mfe-people', version: '0.1.0', isActive: false }),
    ],
  });
  const releases = within(await screen.findByRole('list', { name: 'Releases of mfe-people' }));
  const [newer, older] = releases.getAllByRole('listitem');
  expect(newer).toHaveTextContent(/0\.2\.0.*01234567.*Nov 20, 2026.*Active/);
  expect(older).toHaveTextContent('0.1.0');
  expect(older).not.toHaveTextContent('Active');

  const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(['mfe-people', 'shell']);
});

it('says so when nothing has been published', async () => {
  openPage({ 'GET /api/modules': [] });
  expect(await screen.findByText('No module has been published')).toBeVisible();
});

it('tells a failure in its own words', async () => {
  openPage({ 'GET /api/modules': failure(500, 'server.failure') });
  expect(await screen.findByText('Failed to load modules')).toBeVisible();
});
