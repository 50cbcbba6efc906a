import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { activeSet, change, channel, member, newest, setOf } from '../modules.fixtures.ts';
import { HistoryPanel } from './history-panel.tsx';

const open = (responses: StubbedResponses, path = '/?tab=history') =>
  renderPage(<HistoryPanel />, {
    module: remote,
    path,
    responses: { 'GET /api/modules': [], 'GET /api/modules/channel': channel(), ...responses },
  });
const earlier = setOf('01d5e7', { releases: [member('shell', '0.1.0'), member('mfe-people', '0.1.0')] });
const gone = setOf('90e', { releases: [member('mfe-people', '0.0.1', true)] });

describe('HistoryPanel', () => {
  it('shows kind, release, person, sets and reason of each change', async () => {
    const page = open({
      'GET /api/modules/history': [
        change({
          id: 'rolled-back-candidate',
          kind: 'candidate-taken-back',
          release: newest,
          actorName: null,
          reason: 'failed: 9/40, active: 1/1200',
        }),
        change({ id: 'activated' }),
        change({
          id: 'slower',
          kind: 'candidate-withdrawn',
          reason: 'regressed: inp 180/420 ms, visits 390/412, Mann–Whitney U',
        }),
        change({
          id: 'fails-more',
          kind: 'candidate-withdrawn',
          reason: 'regressed: failures 500/50000, 900/50000, Fisher’s exact test',
        }),
        change({ id: 'unfit', kind: 'candidate-withdrawn', reason: 'unfit: shared-range' }),
        change({ id: 'unrendered', kind: 'rolled-back', actorName: null, reason: 'unrendered: landing fr' }),
        change({ id: 'over', kind: 'candidate-withdrawn', reason: 'superseded' }),
        change({ id: 'set', kind: 'set-activated', module: null, release: null, actorName: 'Mateo Rivas' }),
      ],
    });
    const back = await screen.findByRole('row', { name: /Candidate rolled back automatically/ });
    for (const text of [
      '0.3.0',
      'It had 9 failures in 40 pages; the active set had 1 in 1,200.',
      'The server',
    ])
      expect(back).toHaveTextContent(text);
    expect(
      screen.getByText(
        'INP at the 75th percentile 180 → 420 ms: Mann–Whitney U, p < 0.001, 390 → 412 visits.',
      ),
    ).toBeVisible();
    expect(
      screen.getByText('Failed loads 500 in 50,000 → 900 in 50,000 pages: Fisher’s exact test, p < 0.001.'),
    ).toBeVisible();
    expect(screen.getByText(/no longer compatible with the active set: shared-range/)).toBeVisible();
    expect(screen.getByText(/The server could not render landing \(fr\)/)).toBeVisible();
    expect(screen.getByText(/^Another release of the module was activated/)).toBeVisible();
    const activated = screen.getByRole('row', { name: /Activated mfe-people 0\.2\.0/ });
    expect(activated).toHaveTextContent(/Nov 20, 2026.*Adriana Salazar.*0001d5e7 → 00005e7a/);
    expect(screen.getByRole('row', { name: /Set activated/ })).toHaveTextContent(/Whole set.*Mateo Rivas/);

    await page.user.click(screen.getByRole('combobox', { name: 'Module' }));
    await page.user.click(screen.getByRole('option', { name: 'mfe-people' }));
    await waitFor(() => expect(page.calls.at(-1)?.query).toMatchObject({ module: 'mfe-people' }));
  });

  it('shows the differences of an earlier set, then activates it', async () => {
    let isStale = true;
    const page = open(
      {
        'GET /api/modules/sets': [activeSet, earlier, gone],
        [`POST /api/modules/sets/${earlier.id}/activate`]: () =>
          isStale ? failure(409, 'modules.stale') : channel({ version: 5 }),
      },
      '/?tab=history&view=sets',
    );
    expect(await screen.findByRole('row', { name: /00005e7a/ })).toHaveTextContent('Active');
    expect(screen.getByRole('row', { name: /0000090e/ })).toHaveTextContent('Files removed');
    expect(screen.getAllByRole('button', { name: /^Activate the set/ })).toHaveLength(1);

    await page.user.click(screen.getByRole('button', { name: 'Activate the set 0001d5e7' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Activate the set 0001d5e7?' }));
    expect(dialog.getByText('mfe-people 0.1.0')).toBeVisible();
    await page.user.click(dialog.getByRole('button', { name: 'Check and activate' }));
    expect(await dialog.findByText('The active releases were changed by somebody else')).toBeVisible();

    isStale = false;
    await page.user.click(dialog.getByRole('button', { name: 'Check and activate' }));
    await waitFor(() => expect(screen.getByText('The set 0001d5e7 is active')).toBeVisible());
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({ from: activeSet.id });
  });

  it('shows an empty state, and reports a failure to load', async () => {
    const { unmount } = open({ 'GET /api/modules/history': [] });
    expect(await screen.findByText('No history yet')).toBeVisible();
    unmount();
    open({ 'GET /api/modules/history': failure(500, 'server.failure') });
    expect(await screen.findByText('Failed to load the history')).toBeVisible();
  });
});
