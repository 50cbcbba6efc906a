import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { figuresOfRelease, figuresOfSet } from '../load-figures.tsx';
import { active, health, idOf, newest } from '../modules.fixtures.ts';
import { HealthPanel } from './health-panel.tsx';

const trial = health({
  set: idOf('7e57'),
  release: newest,
  isActive: false,
  isCandidate: true,
  pages: 100,
  failures: 10,
  recoveries: 0,
  reasons: [
    { reason: 'broken', count: 8 },
    { reason: 'missing', count: 2 },
  ],
});

describe('HealthPanel', () => {
  it('lists the figures of each release, the candidate first', async () => {
    renderPage(<HealthPanel />, {
      module: remote,
      responses: { 'GET /api/modules/health': [health(), trial] },
    });
    const [, first, second] = await screen.findAllByRole('row');
    for (const text of ['0.3.0', 'Set on trial 00007e57', '10.00%', 'Failed to start: 8', 'Files missing: 2'])
      expect(first).toHaveTextContent(text);
    for (const text of ['0.2.0', 'Active set 00005e7a', '2,000', '0.25%', 'Too slow: 5', 'Nov 21, 2026'])
      expect(second).toHaveTextContent(text);
  });

  it('shows an empty state if there are no figures', async () => {
    renderPage(<HealthPanel />, { module: remote, responses: { 'GET /api/modules/health': [] } });
    expect(await screen.findByText('No figures yet')).toBeVisible();
  });

  it('counts the pages of a set once, and adds up the pages of a release over its sets', () => {
    const shell = health({ release: { ...active, id: 'shell', name: 'shell' }, failures: 1 });
    const before = health({ set: 'before', pages: 50, failures: 0 });
    const rows = [health(), shell, before];
    expect(figuresOfSet(rows, health().set)).toEqual({ pages: 2000, failures: 6 });
    expect(figuresOfRelease(rows, active.id)).toEqual({ pages: 2050, failures: 5 });
    expect(figuresOfSet(rows, 'unknown')).toEqual({ pages: 0, failures: 0 });
  });
});
