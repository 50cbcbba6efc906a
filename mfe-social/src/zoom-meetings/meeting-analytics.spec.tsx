import {
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, JOINS, NO_JOINS, NO_CALLS } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const open = (response: StubbedResponses[string], path = '/') =>
  renderPage(<Component />, {
    module: remote,
    path,
    responses: {
      ...NO_CALLS,
      'GET /api/zoom-meetings': [business],
      'GET /api/zoom-meetings/analytics': response,
    },
  });

const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

describe('MeetingAnalyticsSection', () => {
  it('shows the joins of this and the previous period', async () => {
    open(JOINS);

    expect(await figureOf('Joins in the last 2 weeks')).toBe('20');
    expect(await figureOf('Joins in the previous 2 weeks')).toBe('1,234');
    expect(await figureOf('Average joins per week')).toBe('10.0');
    expect(await figureOf('Live sessions joined')).toBe('1');
  });

  it('shows a dash if there is no previous period, and an empty state if there are no joins', async () => {
    open(NO_JOINS);

    expect(await figureOf('Joins in the previous 2 weeks')).toBe('—');
    expect(await screen.findByText('Nobody joined in this period')).toBeVisible();
  });

  it('shows the same figures as a table', async () => {
    const { user } = open(JOINS);

    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: 'Joins by live session and week' }));
    const heads = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(heads).toEqual(['Week', 'Business presentation', 'Deleted live sessions', 'Total']);
    const week = within(table.getByRole('row', { name: /^Week of November 16, 2026/ }));
    expect(week.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['12', '0', '12']);
  });

  it('adds up live sessions that are not listed individually', async () => {
    const { user } = open({ ...JOINS, others: { joins: [3, 1400], total: 1403 }, joined: 25, total: 1423 });

    expect(await figureOf('Live sessions joined')).toBe('25');
    await user.click(await screen.findByRole('button', { name: 'Table' }));
    const table = within(screen.getByRole('table', { name: 'Joins by live session and week' }));
    expect(table.getByRole('columnheader', { name: 'Other live sessions' })).toBeVisible();
    const all = within(table.getByRole('row', { name: /^Total/ }));
    expect(all.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '19',
      '1',
      '1,403',
      '1,423',
    ]);
  });

  it('requests the chosen number of weeks', async () => {
    const { user, calls } = open(JOINS);
    const weeks = () =>
      calls.filter(({ path }) => path.endsWith('/analytics')).map(({ query }: ApiCall) => query['weeks']);

    await user.click(await screen.findByRole('combobox', { name: 'Period' }));
    await user.click(screen.getByRole('option', { name: 'Last 52 weeks' }));
    await waitFor(() => expect(weeks()).toEqual(['12', '52']));
  });

  it('reports a failure to load, and the live sessions are shown nevertheless', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    open(failure(503, 'server.not-ready'));

    expect(await screen.findByText('Failed to load the attendance')).toBeVisible();
    expect(await screen.findByRole('list', { name: 'List of live sessions' })).toBeVisible();
  });

  it('has the focus if the URL has its anchor', async () => {
    const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
    open(JOINS, '/admin/zoom#analytics');

    const section = await screen.findByRole('region', { name: 'Attendance' });
    await waitFor(() => expect(section).toHaveFocus());
    expect(scroll.mock.contexts).toContain(section);
  });
});
