import type { Role } from '@vitral/contracts/access';
import { type MeetingRegistration, NEW_REGISTRATION } from '@vitral/contracts/meeting-registrations';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/testing';
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

  it('opens the answers of a person, also those to a question that was deleted', async () => {
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

  it('checks a person in by hand', async () => {
    const attendance = `PUT /api/meeting-registrations/${rosa.id}/attendance`;
    const { user, calls } = openPage({ responses: { [attendance]: rosa } });
    await user.click(await screen.findByRole('checkbox', { name: /^Rosa Álvarez was present/ }));

    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        date: '2026-11-24',
        isPresent: true,
      }),
    );
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

  it('tells managers who decides whether they see registrations while the setting is off', async () => {
    openPage({
      role: 'manager',
      responses: { 'GET /api/meeting-registrations': failure(403, 'auth.insufficient-permissions') },
    });

    expect(await screen.findByText('Managers do not see registrations')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
