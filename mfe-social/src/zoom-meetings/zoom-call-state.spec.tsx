import { renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const open = (responses: StubbedResponses) =>
  renderPage(<Component />, { module: remote, responses: { ...PAGE_RESPONSES, ...responses } });
const openDetails = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Details of “Business presentation”' }));
const list = async () => within(await screen.findByRole('list', { name: 'List of live sessions' }));

describe('a live session that is managed in Zoom', () => {
  const call = { meetingId: business.id, state: 'synced', problem: null, status: null } as const;
  const managed = meeting({ isManagedInZoom: true });
  const calls = (changes: object, reports = {}) => ({
    hasAccount: true,
    calls: [{ ...call, syncedAt: '2026-11-20T09:30:00.000Z', ...changes }],
    reports,
  });

  it('shows since when Zoom is up to date, and how many people were in the latest call', async () => {
    const page = open({
      'GET /api/zoom-meetings': [managed],
      'GET /api/zoom-calls': calls({}, { [business.id]: { date: '2026-11-17', participants: 23 } }),
    });
    const shown = await list();
    expect(await shown.findByText('In Zoom')).toBeVisible();
    expect(shown.getByText('23 people in the latest call')).toBeVisible();
    await openDetails(page);
    expect(await shown.findByText(/^Up to date in Zoom since Nov 20, 2026/)).toBeVisible();
    expect(shown.getByText(/^23 people in the call on .*November 17/)).toBeVisible();
  });

  it('waits for Zoom, then shows the new link', async () => {
    let isCreated = false;
    const page = open({
      'GET /api/zoom-meetings': () => [{ ...managed, zoomLink: isCreated ? 'https://zoom.us/j/85' : '' }],
      'GET /api/zoom-calls': () => calls({ state: isCreated ? 'synced' : 'pending' }),
    });
    const shown = await list();
    expect(await shown.findByText('Zoom is being updated')).toBeVisible();
    await openDetails(page);
    expect(shown.getByText('Zoom is being updated …')).toBeVisible();
    isCreated = true;
    expect(await shown.findByRole('link', { name: 'https://zoom.us/j/85' }, { timeout: 4000 })).toBeVisible();
  });

  it.each([
    [{ problem: 'refused', status: 400 }, /^Zoom refused the change\..* \(Response 400\)$/],
    [{ problem: 'limit', status: 429 }, /request limit/],
    [{ problem: 'unreachable', status: null }, /could not be reached/],
    [{ problem: 'unreadable', status: null }, /could not be read/],
    [{ problem: 'no-account', status: null }, /no Zoom account is set/],
  ])('shows the failure %j and tries again', async (failed, text) => {
    let state: object = { state: 'failed', ...failed };
    const { user } = open({
      'GET /api/zoom-meetings': [managed],
      'GET /api/zoom-calls': () => calls(state),
      [`POST /api/zoom-calls/${business.id}/sync`]: () => {
        state = {};
      },
    });
    const shown = await list();
    await user.click(await shown.findByRole('button', { name: 'Zoom not updated' }));
    expect(await shown.findByText(text)).toBeVisible();
    await user.click(
      shown.getByRole('button', { name: 'Try again: update “Business presentation” in Zoom' }),
    );
    expect(await shown.findByText(/^Up to date in Zoom/)).toBeVisible();
  });
});
