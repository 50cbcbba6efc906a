import type { Role } from '@vitral/sdk/contracts/access';
import type { BulkResult } from '@vitral/sdk/contracts/bulk';
import {
  type MeetingRegistration,
  NEW_REGISTRATION,
  type RegistrationFigures,
} from '@vitral/sdk/contracts/meeting-registrations';
import {
  type ApiCall,
  failure,
  jsonResponse,
  renderPage,
  screen,
  type StubbedResponses,
  within,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { meeting } from '../zoom-meetings/zoom-meetings.fixtures.ts';
import { Component } from './meeting-registrations.page.tsx';

const MEETING = meeting({ registration: NEW_REGISTRATION });
const ROWS = ['Rosa', 'Luis'].map((name): MeetingRegistration => ({
  id: name,
  createdAt: '2026-11-20T10:00:00.000Z',
  meetingId: MEETING.id,
  date: '2026-11-24',
  name,
  email: `${name}@example.org`,
  language: 'es',
  timezone: 'Europe/Madrid',
  answers: {},
  state: 'registered',
  confirmedAt: '2026-11-20T10:05:00.000Z',
  cancelledAt: null,
  attendedDates: [],
}));
const FIGURES: RegistrationFigures = {
  states: { pending: 0, registered: 40, waiting: 0, cancelled: 0 },
  dates: [],
};
const BULK = 'POST /api/meeting-registrations/bulk';
const RESULT: BulkResult = { changed: ['Rosa', 'Luis'], skipped: [], next: null };

const open = (responses: StubbedResponses = {}, role: Role = 'admin') =>
  renderPage(<Component />, {
    module: remote,
    role,
    language: 'en',
    path: `/admin/registrations?meeting=${MEETING.id}&state=registered`,
    responses: {
      'GET /api/zoom-meetings': [MEETING],
      'GET /api/meeting-registrations': () => jsonResponse(200, ROWS, { 'X-Total-Count': '40' }),
      'GET /api/meeting-registrations/figures': FIGURES,
      ...responses,
    },
  });

const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });
const bar = async () => within(await screen.findByRole('region', { name: 'Selected items' }));
const question = async () =>
  within(await screen.findByRole('alertdialog', { name: 'Cancel the selected registrations?' }));
const sent = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path.endsWith('/bulk'));

describe('bulk cancellation of registrations', () => {
  it('cancels the selected registrations after a confirmation, and says why one was skipped', async () => {
    const gone = { code: 'meeting-registrations.not-found' as const, params: {} };
    const skipped = [{ id: 'Luis', name: 'Luis', ...gone }];
    const { user, calls } = open({ [BULK]: { ...RESULT, changed: ['Rosa'], skipped } });
    await user.click(await box('Select Rosa'));
    await user.click(await box('Select Luis'));
    const actions = await bar();
    expect(actions.queryByRole('button', { name: 'Delete' })).toBeNull();
    await user.click(actions.getByRole('button', { name: 'Cancel registrations' }));
    expect((await question()).getByText(/Each person gets an email/)).toBeVisible();
    expect(sent(calls)).toEqual([]);
    await user.click((await question()).getByRole('button', { name: 'Cancel registrations' }));
    expect(await screen.findByText('1 item updated')).toBeVisible();
    expect(screen.getByText(/^Skipped 1: /)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(sent(calls)[0]?.body).toEqual({ action: 'cancel', ids: ['Rosa', 'Luis'] });
  });

  it('keeps the selection if the confirmation is dismissed or the request fails', async () => {
    const { user, calls } = open({ [BULK]: failure(503, 'server.not-ready') });
    await user.click(await box('Select Rosa'));
    await user.click((await bar()).getByRole('button', { name: 'Cancel registrations' }));
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    expect(sent(calls)).toEqual([]);
    await user.click((await bar()).getByRole('button', { name: 'Cancel registrations' }));
    await user.click((await question()).getByRole('button', { name: 'Cancel registrations' }));
    expect(await screen.findByText('Nothing was changed')).toBeVisible();
    expect((await bar()).getByRole('status')).toHaveTextContent('1 selected');
  });

  it('cancels all registrations that match the filters, only in the chosen live session', async () => {
    const { user, calls } = open({ [BULK]: RESULT });
    await user.click(await box(/^Select all rows/));
    await user.click((await bar()).getByRole('button', { name: 'Select all 40' }));
    await user.click((await bar()).getByRole('button', { name: 'Cancel registrations' }));
    await user.click((await question()).getByRole('button', { name: 'Cancel registrations' }));
    expect(await screen.findByText('2 items updated')).toBeVisible();
    expect(sent(calls).map(({ query, body }) => [query, body])).toEqual([
      [
        { meeting: MEETING.id, state: 'registered' },
        { action: 'cancel', total: 40 },
      ],
    ]);
  });

  it('is not offered to managers', async () => {
    open({}, 'manager');
    expect(await screen.findByText('Rosa')).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /^Select/ })).toBeNull();
  });
});
