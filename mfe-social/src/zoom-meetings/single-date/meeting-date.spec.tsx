import type { MeetingDate, MeetingException } from '@vitral/sdk/contracts/zoom-meetings';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../../remote.tsx';
import { business, DATES, meeting, PAGE_RESPONSES } from '../zoom-meetings.fixtures.ts';
import { Component } from '../zoom-meetings.page.tsx';

const [FIRST, SECOND] = DATES;
const EXCEPTION: MeetingException = {
  id: 'e1',
  date: '2026-11-24',
  movedTo: null,
  reason: 'Viaje del equipo',
  reasonEn: 'The team travels',
  version: 1,
};

const dateOf = (changes: Partial<MeetingDate> = {}): MeetingDate => ({
  date: '2026-11-24',
  occurrence: FIRST ?? null,
  exception: null,
  isOpen: true,
  previous: '2026-11-17',
  next: '2026-12-01',
  ...changes,
});

const PAGE = '/admin/zoom';
const urlOf = (date: string) => `/api/zoom-meetings/${business.id}/dates/${date}`;
const path = `${PAGE}/${business.id}/dates/2026-11-24`;

const open = (responses: StubbedResponses = {}, at = path) =>
  renderPage(<Component />, {
    module: remote,
    page: PAGE,
    path: at,
    responses: { ...PAGE_RESPONSES, [`GET ${urlOf('2026-11-24')}`]: dateOf(), ...responses },
  });

const sheet = async (day = 'November 24, 2026') =>
  within(await screen.findByRole('dialog', { name: `Business presentation, ${day}` }));

describe('the URL of a date of a live session', () => {
  it('opens the date over the list, in its zone, with its state', async () => {
    open();
    const date = await sheet();
    expect(date.getByText('As planned')).toBeVisible();
    expect(date.getByText('Tuesday, November 24, 2026, 18:00–19:30')).toBeVisible();
    expect(date.getByText('America/Los Angeles')).toBeVisible();
    expect(date.getByRole('link', { name: 'Open the live session' })).toHaveAttribute(
      'href',
      `${PAGE}/${business.id}`,
    );
  });

  it('is linked from the dates in the list', async () => {
    const { user } = open({}, PAGE);
    await user.click(await screen.findByRole('button', { name: /^Details of/ }));
    const dates = within(await screen.findByRole('list', { name: /^Upcoming dates/ }));
    const [link] = dates.getAllByRole('link');
    expect(link).toHaveAttribute('href', path);
  });

  it('links to the previous and the next date, and can be copied', async () => {
    const { user } = open({
      [`GET ${urlOf('2026-12-01')}`]: dateOf({ date: '2026-12-01', occurrence: SECOND ?? null }),
    });
    expect((await sheet()).getByRole('button', { name: 'Previous' })).toBeEnabled();
    await user.click((await sheet()).getByRole('button', { name: 'Next' }));
    const next = await sheet('December 1, 2026');
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(next.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(`${business.id}/dates/2026-12-01$`));
  });

  it('cancels the date, which then shows its reason and can be restored', async () => {
    let exception: MeetingException | null = null;
    const { user, calls } = open({
      [`GET ${urlOf('2026-11-24')}`]: () =>
        FIRST && dateOf({ exception, occurrence: { ...FIRST, status: exception ? 'cancelled' : 'held' } }),
      [`POST /api/zoom-meetings/${business.id}/exceptions`]: () => (exception = EXCEPTION),
      [`DELETE /api/zoom-meetings/${business.id}/exceptions/e1`]: () => void (exception = null),
    });
    await user.click((await sheet()).getByRole('button', { name: 'Cancel this date' }));
    const form = within(await screen.findByRole('dialog', { name: 'Cancel this date' }));
    await user.type(form.getByRole('textbox', { name: /^Reason .*Spanish/ }), 'Viaje del equipo');
    await user.click(form.getByRole('button', { name: 'Cancel this date' }));
    expect(await screen.findByText('Date cancelled')).toBeVisible();
    expect(
      calls.find(({ method, path: called }) => method === 'POST' && /exceptions/.test(called))?.body,
    ).toMatchObject({
      date: '2026-11-24',
      movedTo: null,
    });

    const date = await sheet();
    expect(await date.findByText('The team travels')).toBeVisible();
    expect(date.getByText('Cancelled')).toBeVisible();
    await user.click(date.getByRole('button', { name: 'Hold as usual' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Hold as usual' }));
    await waitFor(async () => expect((await sheet()).getByText('As planned')).toBeVisible());
  });

  it('shows a moved date with its new time, and a past date without actions', async () => {
    open({
      [`GET ${urlOf('2026-11-24')}`]:
        FIRST &&
        dateOf({
          isOpen: false,
          exception: { ...EXCEPTION, movedTo: { date: '2026-11-26', time: '10:00' } },
          occurrence: { ...FIRST, start: '2026-11-26T18:00:00.000Z', end: null, status: 'moved' },
        }),
    });
    const date = await sheet();
    expect(date.getByText('Moved')).toBeVisible();
    expect(date.getByText(/Thu, Nov 26, 10:00/)).toBeVisible();
    expect(date.getByText('Over')).toBeVisible();
    expect(date.queryByRole('button', { name: 'Hold as usual' })).not.toBeInTheDocument();
  });

  it('counts the registrations for the date, and leads to them', async () => {
    const { registration } = meeting();
    const settings = { capacity: 5, hasWaitingList: true, questions: [], closesMinutesBefore: 0 };
    const registered = { ...registration, ...settings, scope: 'both' as const, reminders: [] };
    const figures = { date: '2026-11-24', start: null, status: null, isOver: false, attended: 0 };
    open({
      'GET /api/zoom-meetings': [meeting({ registration: registered })],
      'GET /api/meeting-registrations/figures': {
        states: { pending: 0, registered: 5, waiting: 2, cancelled: 0 },
        dates: [{ ...figures, registered: 5, waiting: 2, participants: null }],
      },
    });
    const date = await sheet();
    expect(await date.findByRole('link', { name: '5 registrations' })).toHaveAttribute(
      'href',
      `/admin/registrations?meeting=${business.id}&date=2026-11-24`,
    );
    expect(date.getByText(/2 people wait/)).toBeVisible();
  });

  it('says that the live session is not held on a day', async () => {
    open({ [`GET ${urlOf('2026-11-24')}`]: failure(404, 'request.not-found') });
    const dialog = within(await screen.findByRole('dialog', { name: 'Date of a live session' }));
    expect(await dialog.findByText('The date could not be opened')).toBeVisible();
  });
});
