import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { business, DATES, eva, PAGE_RESPONSES } from './zoom-meetings.fixtures.ts';
import { Component } from './zoom-meetings.page.tsx';

const open = (responses: StubbedResponses = {}, language: 'es' | 'en' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    language,
    responses: {
      ...PAGE_RESPONSES,
      ...responses,
    },
  });

async function openAdding(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'New live session' }));
  await screen.findByRole('dialog', { name: 'New live session' });
  return page;
}

async function openEditing(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('link', { name: 'Business presentation' }));
  await screen.findByRole('dialog', { name: 'Edit live session' });
  return page;
}

type User = Awaited<ReturnType<typeof openAdding>>['user'];

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const slot = (number: number) => within(screen.getByRole('group', { name: `Time ${number}` }));
const zone = (number: number) => slot(number).getByRole('combobox', { name: /^Time zone/ });
const save = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

async function fillIn(user: User) {
  await user.type(field('Title in Spanish'), 'Cocina sana');
  await user.click(screen.getByRole('combobox', { name: /^Category/ }));
  await user.click(screen.getByRole('option', { name: 'Health' }));
  await user.type(field('Link to the call'), 'https://zoom.example.org/j/9');
  await user.click(screen.getByRole('checkbox', { name: 'Thursday' }));
  await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
  await user.type(slot(1).getByLabelText(/^Start/), '18:00');
}

describe('MeetingDialog', () => {
  it('reports missing fields, marks them and focuses the first', async () => {
    const { user } = await openAdding();

    await save(user, 'Create');
    expect(await screen.findByText('Please fill in all required fields')).toBeVisible();
    await waitFor(() => expect(field('Title in Spanish')).toHaveFocus());
    expect(field('Title in Spanish')).toBeInvalid();
    expect(field('Link to the call')).toBeInvalid();
    expect(screen.getByText('Choose at least one day')).toBeVisible();
    expect(slot(1).getByLabelText(/^Start/)).toBeInvalid();

    await user.type(field('Title in Spanish'), 'Cocina sana');
    await user.click(screen.getByRole('combobox', { name: /^Category/ }));
    await user.click(screen.getByRole('option', { name: 'Health' }));
    await user.type(field('Link to the call'), 'https://zoom.example.org/j/9');
    await save(user, 'Create');
    await waitFor(() => expect(screen.getByRole('checkbox', { name: 'Monday' })).toHaveFocus());
  });

  it('reports missing fields in Spanish', async () => {
    const { user } = open({}, 'es');

    await user.click(await screen.findByRole('button', { name: 'Nueva sesión en vivo' }));
    await user.click(screen.getByRole('button', { name: 'Crear' }));
    expect(await screen.findByText('Completa todos los campos obligatorios')).toBeVisible();
  });

  it('accepts only http and https links', async () => {
    const { user, calls } = await openAdding();

    await fillIn(user);
    await user.clear(field('Link to the call'));
    await user.type(field('Link to the call'), 'javascript:alert(1)');
    await save(user, 'Create');
    expect(await screen.findByText('Enter a URL that starts with http:// or https://')).toBeVisible();
    expect(screen.queryByText('Please fill in all required fields')).not.toBeInTheDocument();
    expect(calls.some(({ path, method }) => method === 'POST' && path === '/api/zoom-meetings')).toBe(false);
  });

  it('creates a live session, and omits slots without time zone or time', async () => {
    const { user, calls } = await openAdding({ 'POST /api/zoom-meetings': business });

    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'Add time' }));
    expect(zone(2)).toHaveFocus();
    await user.type(zone(2), 'mexico city');
    await user.click(await screen.findByRole('option', { name: 'America/Mexico City (GMT-6)' }));
    await user.type(slot(2).getByLabelText(/^Start/), '20:00');
    await user.type(slot(2).getByLabelText(/^End/), '00:30');
    expect(slot(2).getByText('Ends the next day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add time' }));
    expect(slot(3).getByText('Not saved without time zone and start')).toBeVisible();
    await user.type(slot(3).getByLabelText(/^Start/), '21:00');
    await save(user, 'Create');

    expect(await screen.findByText('Meeting created successfully')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const sent = calls.find(({ path, method }) => method === 'POST' && path === '/api/zoom-meetings');
    expect(sent?.body).toEqual({
      title: 'Cocina sana',
      ...{ titleEn: null, titleFr: null },
      description: '',
      descriptionEn: null,
      descriptionFr: null,
      category: 'health',
      zoomLink: 'https://zoom.example.org/j/9',
      isManagedInZoom: false,
      daysOfWeek: ['monday', 'thursday'],
      timeSlots: [
        { timezone: 'America/Los_Angeles', time: '18:00' },
        { timezone: 'America/Mexico_City', time: '20:00', endTime: '00:30' },
      ],
      isActive: true,
      image: null,
      leaderId: null,
      registration: null,
    });
  });

  it('assigns a member of the team as the leader', async () => {
    const { user, calls } = await openEditing({ [`PUT /api/zoom-meetings/${business.id}`]: business });

    const leader = screen.getByRole('combobox', { name: /^Leader/ });
    await user.click(leader);
    expect(screen.getByRole('option', { name: 'Leo Mar (not shown in the team)' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Eva Paz' }));
    await save(user, 'Update');

    expect(await screen.findByText('Meeting updated successfully')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ leaderId: eva.id });
  });

  it('keeps the leader while the team cannot be loaded, and says so', async () => {
    const led = { ...business, leaderId: eva.id };
    const { user, calls } = await openEditing({
      'GET /api/zoom-meetings': [led],
      'GET /api/team-members': failure(503, 'server.not-ready'),
      [`PUT /api/zoom-meetings/${business.id}`]: led,
    });

    expect(await screen.findByText('The team could not be loaded.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: /^Leader/ })).toHaveTextContent('The current leader');
    await user.type(field('Title in English'), ' tonight');
    await save(user, 'Update');
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ leaderId: eva.id }),
    );
  });

  it('removes slots, except the last one', async () => {
    const { user } = await openEditing();

    await user.click(screen.getByRole('button', { name: 'Remove time 1' }));
    expect(zone(1)).toHaveValue('America/Mexico City (GMT-6)');
    expect(screen.queryByRole('button', { name: /^Remove time/ })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add time' })).toHaveFocus();
  });

  it('previews the upcoming dates, and warns about slots that differ', async () => {
    const { user, calls } = await openEditing({
      'POST /api/zoom-meetings/schedule': {
        timeSlots: business.timeSlots,
        dates: DATES,
        disagreements: [{ slot: 1, date: '2027-03-16', minutes: -30 }],
      },
    });

    const preview = within(await screen.findByRole('list', { name: 'Upcoming dates in this schedule' }));
    expect(preview.getAllByRole('listitem')).toHaveLength(2);
    const text = 'America/Mexico City: from March 16, 2027 on, 30 minutes earlier than America/Los Angeles';
    expect(within(screen.getByRole('dialog')).getByText(text)).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path.endsWith('/schedule'))?.body).toMatchObject({
        daysOfWeek: ['tuesday', 'friday'],
      }),
    );
  });

  it('saves if the preview cannot be loaded', async () => {
    const { user } = await openEditing({
      'POST /api/zoom-meetings/schedule': failure(503, 'server.not-ready'),
      [`PUT /api/zoom-meetings/${business.id}`]: business,
    });

    expect(await screen.findByText(/You can still save/)).toBeVisible();
    await save(user, 'Update');
    expect(await screen.findByText('Meeting updated successfully')).toBeVisible();
  });

  it('preserves the input when saving fails, and reports the failure', async () => {
    const { user } = await openEditing({
      [`PUT /api/zoom-meetings/${business.id}`]: failure(500, 'server.failure'),
    });

    await user.type(field('Title in English'), ' tonight');
    await save(user, 'Update');
    expect(await screen.findByText('Failed to update meeting')).toBeVisible();
    expect(field('Title in English')).toHaveValue('Business presentation tonight');
  });

  it('merges lists that somebody else changed, and asks about lists that both sides changed', async () => {
    const theirs = {
      ...business,
      daysOfWeek: ['friday' as const],
      timeSlots: [{ timezone: 'Europe/Madrid', time: '20:00' }],
      version: 2,
    };
    let isStale = true;
    const { user, calls } = await openEditing({
      [`PUT /api/zoom-meetings/${business.id}`]: () =>
        isStale ? failure(409, 'zoom-meetings.stale', { current: 2 }) : theirs,
      [`GET /api/zoom-meetings/${business.id}`]: theirs,
    });
    await user.type(field('Title in English'), ' tonight');
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await save(user, 'Update');

    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('radio', { name: 'Theirs: Europe/Madrid 20:00' })).toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: Friday' })).not.toBeChecked();
    await user.click(alert.getByRole('radio', { name: 'Mine: Monday, Tuesday' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await save(user, 'Update');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      titleEn: 'Business presentation tonight',
      daysOfWeek: ['monday', 'tuesday'],
      timeSlots: [{ timezone: 'Europe/Madrid', time: '20:00' }],
      version: 2,
    });
  });

  it('asks before it discards the input', async () => {
    const { user } = await openEditing();

    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('checkbox', { name: 'Friday' })).toBeChecked();
  });
});
