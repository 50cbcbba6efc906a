import { renderPage, screen } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { meeting, NO_JOINS, NO_CALLS } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const WARNING = 'The times are not at the same moment';
const disagreeing = meeting({ disagreements: [{ slot: 1, date: '2027-03-16', minutes: 60 }] });

describe('Disagreements', () => {
  it('removes the warning once somebody confirms that the times differ intentionally', async () => {
    let shown = disagreeing;
    const { user, calls } = renderPage(<Component />, {
      module: remote,
      language: 'en',
      responses: {
        'GET /api/zoom-meetings': () => [shown],
        'GET /api/zoom-meetings/analytics': NO_JOINS,
        ...NO_CALLS,
        [`POST /api/zoom-meetings/${disagreeing.id}/acknowledgement`]: () => {
          shown = { ...disagreeing, acknowledgement: { at: '2026-11-23T12:00:00.000Z', by: 'Ana' } };
          return shown;
        },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Times differ' }));
    expect(screen.getByText(WARNING)).toBeVisible();
    await user.click(
      screen.getByRole('button', { name: 'They differ on purpose: the times of “Business presentation”' }),
    );
    expect(await screen.findByText(/^Ana confirmed on .*2026 that the times differ/)).toBeVisible();
    expect(screen.queryByText(WARNING)).not.toBeInTheDocument();
    expect(
      calls.find(({ method, path }) => method === 'POST' && path.endsWith('/acknowledgement'))?.body,
    ).toEqual({
      version: 1,
    });
  });
});
