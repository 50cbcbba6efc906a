import type { ZoomMeeting } from '@vitral/sdk/contracts/zoom-meetings';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, health, JOINS, meeting, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const open = (responses: StubbedResponses = {}, options: { language?: 'es' | 'en'; path?: string } = {}) =>
  renderPage(<Component />, {
    module: remote,
    responses: {
      ...PAGE_RESPONSES,
      ...responses,
    },
    ...options,
  });

const list = async () => within(await screen.findByRole('list', { name: 'List of live sessions' }));
const titles = async () =>
  (await list()).getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const details = (title: string) => screen.findByRole('button', { name: `Details of “${title}”` });
type User = ReturnType<typeof open>['user'];
async function choose(user: User, action: string) {
  await user.click(await screen.findByRole('button', { name: 'Actions for Business presentation' }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const figureOf = async (label: string) =>
  (await screen.findByText(label, { selector: 'dt' })).nextElementSibling?.textContent;

describe('live sessions page', () => {
  it('shows a live session in a row, with the next date in the reader’s time zone', async () => {
    open();
    const shown = await list();
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const own = new Intl.DateTimeFormat('en', { timeZone: zone, weekday: 'short', day: 'numeric' });

    expect(
      screen.getByText((text) => text.startsWith(`Next dates in ${zone.replaceAll('_', ' ')}`)),
    ).toBeVisible();
    expect(await titles()).toEqual(['Business presentation']);
    expect(shown.getByText('Business')).toBeVisible();
    expect(shown.getByText('Tue 18:00–19:30 (America/Los Angeles)')).toBeVisible();
    const [day = ''] = own
      .format(new Date(business.dates[0]?.start ?? ''))
      .split(' ')
      .reverse();
    expect(shown.getByText(new RegExp(`^${day}, Nov \\d+, .*(AM|PM)$`))).toBeVisible();
  });

  it('lists the nearest next dates first, and inactive live sessions last', async () => {
    const [, second] = business.dates;
    const later = meeting({ id: 'later', titleEn: 'Later', dates: [second] as never });
    const dateless = meeting({ id: 'dateless', titleEn: 'Dateless', dates: [] });
    open({ 'GET /api/zoom-meetings': [health, dateless, later, business] });

    expect(await titles()).toEqual(['Business presentation', 'Later', 'Dateless', 'Vida sana']);
    expect((await list()).getByText('No date')).toBeVisible();
  });

  it('opens the details of a row: days, times, next date and link', async () => {
    const { user } = open();
    const shown = await list();
    const button = await details('Business presentation');
    await user.click(button);

    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(shown.getByText('Tuesday')).toBeVisible();
    expect(shown.getByText('America/Los Angeles: 18:00–19:30')).toBeVisible();
    expect(shown.getByText(/^Tue, Nov 24, 6:00 – 7:30\sPM \(America\/Los Angeles\)$/)).toBeVisible();
    expect(shown.getByRole('link', { name: business.zoomLink })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  });

  it('shows the next date that is not cancelled, also in the reader’s time zone', async () => {
    const [first, second] = business.dates;
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { user } = open({
      'GET /api/zoom-meetings': [meeting({ dates: [{ ...first, status: 'cancelled' }, second] as never })],
    });
    const shown = await list();
    await user.click(await details('Business presentation'));

    expect(shown.getAllByText(/^Tue, Dec 1, 6:00.*\)$/)[0]).toBeVisible();
    expect(
      shown.getByText((text) => text.startsWith('Your time: ') && text.endsWith(`(${zone})`)),
    ).toBeVisible();
  });

  it('shows a dash for unknown values', async () => {
    const bare = { titleEn: null, daysOfWeek: [], timeSlots: [], dates: [], isActive: false };
    const { user } = open({ 'GET /api/zoom-meetings': [meeting(bare)] });
    const shown = await list();
    await user.click(await details('Presentación de negocio'));

    expect(shown.getAllByText('—')).toHaveLength(3);
    expect(shown.queryByRole('list', { name: /^Upcoming dates/ })).not.toBeInTheDocument();
  });

  it('warns about slots that differ, and opens their form', async () => {
    const disagreements = [{ slot: 1, date: '2027-03-16', minutes: 60 }];
    const { user } = open({
      'GET /api/zoom-meetings': [meeting({ disagreements })],
      'POST /api/zoom-meetings/schedule': { timeSlots: [], dates: [], disagreements },
    });
    const text = 'America/Mexico City: from March 16, 2027 on, 60 minutes later than America/Los Angeles';

    await user.click((await list()).getByRole('button', { name: 'Times differ' }));
    expect((await list()).getByText(text)).toBeVisible();
    expect(await figureOf('With differing times')).toBe('1');
    await user.click(screen.getByRole('button', { name: 'Check the times of “Business presentation”' }));
    expect(await screen.findByRole('dialog', { name: 'Edit live session' })).toBeVisible();
  });

  it('counts all and active live sessions, and occurrences per week', async () => {
    open({ 'GET /api/zoom-meetings': [business, health] });

    expect(await figureOf('Live sessions')).toBe('2');
    expect(await figureOf('Active')).toBe('1');
    expect(await figureOf('Live sessions per week')).toBe('1');
  });

  it('filters live sessions by category, status and text, ignoring accents', async () => {
    const many = [
      business,
      health,
      ...['3', '4', '5'].map((id) => meeting({ id, title: `Otra ${id}`, titleEn: null })),
    ];
    const { user } = open({ 'GET /api/zoom-meetings': many });

    await user.type(await screen.findByRole('searchbox', { name: 'Search live sessions' }), 'presentacion');
    expect(await screen.findByText('1 live session')).toBeVisible();
    expect(await titles()).toEqual(['Business presentation']);
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(screen.getByRole('option', { name: 'Inactive' }));
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('5 live sessions')).toBeVisible();
  });

  it('reads the filters from the URL', async () => {
    const many = [business, health, ...['3', '4', '5'].map((id) => meeting({ id }))];
    open({ 'GET /api/zoom-meetings': many }, { path: '/?category=health&isActive=false' });

    expect(await titles()).toEqual(['Vida sana']);
  });

  it('shows an empty state with a button', async () => {
    open({ 'GET /api/zoom-meetings': [] });

    expect(await screen.findByText('No live sessions yet')).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'New live session' })).toHaveLength(2);
  });

  it('reports a failure to load, and the attendance is shown nevertheless', async () => {
    jest.spyOn(console, 'error').mockImplementation();
    open({
      'GET /api/zoom-meetings': failure(503, 'server.not-ready'),
      'GET /api/zoom-meetings/analytics': JOINS,
    });

    expect(await screen.findByText('Failed to load the live sessions')).toBeVisible();
    expect(await figureOf('Joins in the last 2 weeks')).toBe('20');
  });

  it('deactivates a live session by sending the whole item', async () => {
    const { user, calls } = open({
      [`PUT /api/zoom-meetings/${business.id}`]: { ...business, isActive: false },
    });

    await user.click(await screen.findByRole('switch', { name: 'Business presentation: Active' }));
    expect(await screen.findByText('Live session deactivated')).toBeVisible();
    const { title, titleEn, category, zoomLink, daysOfWeek, timeSlots, version } = business;
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      ...{ title, titleEn, category, zoomLink, daysOfWeek, timeSlots, version },
      isActive: false,
    });
  });

  it('adds a copy of a live session, which is inactive', async () => {
    const { user, calls } = open({
      'POST /api/zoom-meetings': business,
      'POST /api/zoom-meetings/schedule': { timeSlots: [], dates: [], disagreements: [] },
    });

    await choose(user, 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'New live session' }));
    await user.click(dialog.getByRole('button', { name: 'Create' }));

    const sent = () => calls.find(({ method, path }) => method === 'POST' && path === '/api/zoom-meetings');
    await waitFor(() => expect(sent()).toBeDefined());
    const { description, category, zoomLink, daysOfWeek, timeSlots, image, leaderId } = business;
    expect(sent()?.body).toEqual({
      ...{ description, descriptionEn: null, descriptionFr: null, category, zoomLink, daysOfWeek },
      ...{ timeSlots, registration: null, image, leaderId, isManagedInZoom: false },
      title: 'Presentación de negocio (copy)',
      titleEn: 'Business presentation (copy)',
      titleFr: null,
      isActive: false,
    });
  });

  it('warns about a live session with the same link at the same time', async () => {
    const { user } = open({ 'GET /api/zoom-meetings': [business, { ...health, isActive: true }] });
    const shown = await list();
    for (const chip of shown.getAllByRole('button', { name: 'Overlap' })) await user.click(chip);

    expect(
      shown.getByText(/^At the same time as “Vida sana” with the same link: Tue, Nov 24, 6:00/),
    ).toBeVisible();
    expect(shown.getByText(/^At the same time as “Business presentation”/)).toBeVisible();
  });

  it('deletes a live session after a confirmation that explains the effects', async () => {
    let isDeleted = false;
    const { user, calls } = open({
      'GET /api/zoom-meetings': () => (isDeleted ? [health] : ([business, health] satisfies ZoomMeeting[])),
      [`DELETE /api/zoom-meetings/${business.id}`]: () => void (isDeleted = true),
    });

    await choose(user, 'Delete');
    expect(screen.getByText(/Its joins stay in the attendance figures/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
    const menu = screen.getByRole('button', { name: 'Actions for Business presentation' });
    await waitFor(() => expect(menu).toHaveFocus());

    await choose(user, 'Delete');
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Meeting deleted successfully')).toBeVisible();
    await waitFor(async () => expect(await titles()).toEqual(['Vida sana']));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is translated into Spanish', async () => {
    open({}, { language: 'es' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Sesiones en vivo' })).toBeVisible();
    const shown = within(await screen.findByRole('list', { name: 'Lista de sesiones en vivo' }));
    expect(shown.getByText('mar 18:00–19:30 (America/Los Angeles)')).toBeVisible();
  });
});
