import type { Role } from '@vitral/sdk/contracts/access';
import {
  type MeetingRegistration,
  type RegistrationFigures,
  NEW_REGISTRATION,
} from '@vitral/sdk/contracts/meeting-registrations';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { health, meeting } from '../zoom-meetings/zoom-meetings.fixtures.ts';
import { Component } from './meeting-registrations.page.tsx';

const QUESTION = {
  id: 'sleep',
  kind: 'text',
  label: '¿Duermes?',
  labelEn: null,
  options: [],
  isRequired: true,
};

const open = meeting({
  registration: { ...NEW_REGISTRATION, questions: [{ ...QUESTION, kind: 'text' as const }] },
});

const rosa: MeetingRegistration = {
  id: '0190d0c0-0000-7000-8000-0000000000e1',
  createdAt: '2026-11-20T10:00:00.000Z',
  meetingId: open.id,
  date: '2026-11-24',
  name: 'Rosa Álvarez',
  email: 'rosa@example.org',
  language: 'es',
  timezone: 'Europe/Madrid',
  answers: { sleep: 'Poco', gone: 'Sí' },
  state: 'registered',
  confirmedAt: '2026-11-20T10:05:00.000Z',
  cancelledAt: null,
  attendedDates: [],
};
const luis: MeetingRegistration = {
  ...rosa,
  id: '0190d0c0-0000-7000-8000-0000000000e2',
  date: null,
  name: 'Luis',
  email: 'luis@example.org',
  answers: {},
  state: 'waiting',
};

const figures: RegistrationFigures = {
  states: { pending: 3, registered: 40, waiting: 2, cancelled: 1 },
  dates: [
    {
      ...{ date: '2026-11-17', start: null, status: null, isOver: true },
      ...{ registered: 9, waiting: 0, attended: 7, participants: 11 },
    },
    {
      ...{ date: '2026-11-24', start: '2026-11-25T02:00:00.000Z', status: 'held', isOver: false },
      ...{ registered: 12, waiting: 1, attended: 4, participants: null },
    },
    {
      ...{ date: '2026-12-01', start: '2026-12-02T02:00:00.000Z', status: 'cancelled', isOver: false },
      ...{ registered: 1, waiting: 0, attended: 0, participants: null },
    },
  ],
};

interface Situation {
  responses?: StubbedResponses;
  role?: Role;
  url?: string;
}

const openPage = ({ responses = {}, role = 'admin', url = '/admin/registrations' }: Situation = {}) =>
  renderPage(<Component />, {
    module: remote,
    role,
    language: 'en',
    path: url,
    responses: {
      'GET /api/zoom-meetings': [health, open],
      'GET /api/meeting-registrations': [rosa, luis],
      'GET /api/meeting-registrations/figures': figures,
      ...responses,
    },
  });

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

describe('registrations page', () => {
  it('lists the registrations of the first live session that takes them', async () => {
    const { calls } = openPage();

    const first = await row(/Rosa Álvarez/);
    expect(first.getByText('rosa@example.org')).toBeInTheDocument();
    expect(first.getByText('Nov 24, 2026')).toBeInTheDocument();
    expect((await row(/Luis/)).getByText('Every date')).toBeInTheDocument();
    const list = calls.find(({ path }) => path === '/api/meeting-registrations');
    expect(list?.query).toMatchObject({ meeting: open.id, sort: 'createdAt' });
    expect(screen.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'href',
      `/api/meeting-registrations/export?meeting=${open.id}&sort=createdAt`,
    );
  });

  it('shows how many people were in the call on a date, as Zoom counted them', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('combobox', { name: 'Date' }));
    await user.click(screen.getByRole('option', { name: /^November 17/ }));
    const label = await screen.findByText('In the call (Zoom)', { selector: 'dl dt' });
    expect(label.nextElementSibling).toHaveTextContent('11');
  });

  it('counts the registrations of all dates, and those of the chosen one with its places', async () => {
    const limited = { ...open, registration: { ...NEW_REGISTRATION, capacity: 20 } };
    const { user, calls } = openPage({ responses: { 'GET /api/zoom-meetings': [limited] } });
    const figureOf = async (label: string) =>
      (await screen.findByText(label, { selector: 'dl dt' })).nextElementSibling?.textContent;
    expect(await figureOf('Registered')).toBe('40');
    expect(await figureOf('Unconfirmed')).toBe('3');

    await user.click(screen.getByRole('combobox', { name: 'Date' }));
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'All dates',
      'November 24, 2026, 12 people',
      'December 1, 2026, cancelled',
      'November 17, 2026, 9 people',
    ]);
    await user.click(screen.getByRole('option', { name: /^November 24/ }));
    expect(await figureOf('Registered')).toBe('12 of 20');
    expect(await figureOf('Present')).toBe('4');
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === '/api/meeting-registrations')?.query).toMatchObject({
        date: '2026-11-24',
      }),
    );
  });

  it('compares attendance of past dates with registrations', async () => {
    const { user } = openPage();
    const section = within(await screen.findByRole('region', { name: 'Attendance of past dates' }));
    await user.click(section.getByRole('button', { name: 'Table' }));

    const row = within(await section.findByRole('row', { name: /^November 17, 2026/ }));
    expect(row.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['7', '2', '9']);
  });

  it('opens the answers of a person, including those to a deleted question', async () => {
    const { user } = openPage();
    await user.click(await screen.findByRole('button', { name: '2 answers: Rosa Álvarez' }));

    const dialog = within(screen.getByRole('dialog', { name: 'Answers of Rosa Álvarez' }));
    expect(dialog.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['¿Duermes?', 'gone']);
    expect(dialog.getByText('Poco')).toBeVisible();
  });

  it('says where to switch registration on while no live session takes it', async () => {
    openPage({ responses: { 'GET /api/zoom-meetings': [health] } });

    expect(await screen.findByText('No live session takes registrations')).toBeVisible();
  });

  it('records attendance by hand', async () => {
    const attendance = `PUT /api/meeting-registrations/${rosa.id}/attendance`;
    let respond: (row: typeof rosa) => void = () => {};
    const response = new Promise<typeof rosa>((resolve) => (respond = resolve));
    const { user, calls } = openPage({ responses: { [attendance]: () => response } });
    const present = await screen.findByRole('checkbox', { name: /^Rosa Álvarez was present/ });
    await user.click(present);

    expect(present).toBeChecked();
    expect(present).toBeEnabled();
    expect(present).toHaveFocus();
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        date: '2026-11-24',
        isPresent: true,
      }),
    );
    respond(rosa);
    await waitFor(() => expect(present).not.toBeChecked());
  });

  it('erases the data of a person after a confirmation', async () => {
    const { user, calls } = openPage({
      responses: { [`DELETE /api/meeting-registrations/${rosa.id}`]: { erased: 2 } },
    });
    await user.click(await screen.findByRole('button', { name: /^Actions for Rosa Álvarez/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Erase their data' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Erase their data' }));

    expect(await screen.findByText('2 registrations erased')).toBeVisible();
  });

  it('writes to everyone who is registered for a date, and keeps the text when sending fails', async () => {
    const { user, calls } = openPage({
      url: `/admin/registrations?meeting=${open.id}&date=2026-11-24`,
      responses: { 'POST /api/meeting-registrations/messages': failure(503, 'server.not-ready') },
    });
    await user.click(await screen.findByRole('button', { name: 'Write to registrants' }));
    const dialog = within(screen.getByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^Subject/ }), 'Sala nueva');
    await user.type(dialog.getByRole('textbox', { name: /^Message/ }), 'Es la 2.');
    await user.click(dialog.getByRole('button', { name: 'Send' }));

    expect(await screen.findByText('The message was not sent')).toBeVisible();
    expect(dialog.getByRole('textbox', { name: /^Message/ })).toHaveValue('Es la 2.');
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      meetingId: open.id,
      date: '2026-11-24',
      subject: 'Sala nueva',
      text: 'Es la 2.',
    });
  });

  it('shows managers the list without any control that only admins have', async () => {
    openPage({ role: 'manager' });

    const first = await row(/Rosa Álvarez/);
    expect(first.getByRole('checkbox')).toBeDisabled();
    expect(first.queryByRole('button', { name: /^Actions/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /registrants/ })).toBeNull();
  });

  it('explains to managers that an admin decides whether they see registrations, while the setting is off', async () => {
    openPage({
      role: 'manager',
      responses: { 'GET /api/meeting-registrations/figures': failure(403, 'auth.insufficient-permissions') },
    });

    expect(await screen.findByText('Managers do not see registrations')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
