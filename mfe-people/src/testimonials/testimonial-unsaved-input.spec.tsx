import type { UnsavedInput } from '@vitral/sdk/contracts/unsaved-inputs';
import { NEW_TESTIMONIAL } from '@vitral/sdk/contracts/testimonials';
import {
  act,
  failure,
  jsonResponse,
  renderPage,
  screen,
  waitFor,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ana, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const NEW = '/api/unsaved-inputs/testimonials/new';
const OF_ANA = `/api/unsaved-inputs/testimonials/${ana.id}`;
const BASE = Object.fromEntries(Object.entries(ana).filter(([name]) => Object.hasOwn(NEW_TESTIMONIAL, name)));

const MINUTE_MS = 60_000;
const DEBOUNCE_MS = 2000;

/** Input that was stored five minutes ago. */
const stored = (changes: object, base: object | null = null, baseVersion: number | null = null) =>
  ({
    input: JSON.stringify({ base, values: { ...NEW_TESTIMONIAL, ...base, ...changes } }),
    baseVersion,
    updatedAt: new Date(Date.now() - 5 * MINUTE_MS).toISOString(),
  }) satisfies UnsavedInput;

afterEach(() => void jest.useRealTimers());

async function openForm(button: string, responses: StubbedResponses) {
  const page = renderPage(<Component />, {
    module: remote,
    role: 'manager',
    responses: {
      'GET /api/testimonials': [ana],
      'GET /api/testimonials/stats': STATS,
      [`GET /api/testimonials/${ana.id}/consents`]: [],
      'GET /api/team-members': [],
      'GET /api/content/upload-limits': { fileSize: 4096, pictureSize: 4096, extensions: ['.png'] },
      [`GET ${NEW}`]: jsonResponse(200),
      [`PUT ${NEW}`]: jsonResponse(204),
      [`DELETE ${NEW}`]: jsonResponse(204),
      [`PUT ${OF_ANA}`]: jsonResponse(204),
      [`DELETE ${OF_ANA}`]: jsonResponse(204),
      ...responses,
    },
  });
  await page.user.click(await screen.findByRole('button', { name: button }));
  const requests = () =>
    page.calls.filter(({ path }) => path.startsWith('/api/unsaved-inputs')).map(({ method }) => method);
  await waitFor(() => expect(requests()).toEqual(['GET']));
  jest.useFakeTimers();
  return { ...page, requests };
}

const openAdding = (responses: StubbedResponses = {}) => openForm('Add testimonial', responses);
const openEditing = (responses: StubbedResponses) => openForm('Edit testimonial by Ana Torres', responses);

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const offer = () => screen.findByText(/^You have unsaved input from 5 minutes ago\./);

describe('unsaved input of a testimonial', () => {
  it('is stored two seconds after the last keystroke, and deleted when it is saved', async () => {
    const { user, calls, requests } = await openAdding({ 'POST /api/testimonials': ana });
    await user.type(field('Name'), 'Carla');
    await user.type(field('Testimonial'), 'Great.');
    await pass(DEBOUNCE_MS);

    expect(requests()).toEqual(['GET', 'PUT']);
    const { body } = calls.find(({ method }) => method === 'PUT') ?? {};
    const { input, baseVersion } = body as UnsavedInput;
    expect(baseVersion).toBeNull();
    expect(JSON.parse(input)).toMatchObject({ base: null, values: { name: 'Carla', text: 'Great.' } });

    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(requests()).toEqual(['GET', 'PUT', 'DELETE']));
  });

  it('is deleted when it is discarded, and not stored afterwards', async () => {
    const { user, requests } = await openAdding();
    await user.type(field('Name'), 'Carla');
    await pass(DEBOUNCE_MS);
    await user.type(field('Name'), ' Paz');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await pass(DEBOUNCE_MS);
    expect(requests()).toEqual(['GET', 'PUT', 'DELETE']);
  });

  it('is offered when the form opens again, and restored', async () => {
    const { user, calls, requests } = await openAdding({
      [`GET ${NEW}`]: stored({ name: 'Carla', text: 'Great.', formerField: 1 }),
      'POST /api/testimonials': ana,
    });
    expect(await offer()).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));

    expect(field('Name')).toHaveValue('Carla');
    expect(field('Name')).toHaveFocus();
    expect(screen.queryByText(/^You have unsaved input/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(requests().at(-1)).toBe('DELETE'));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...NEW_TESTIMONIAL,
      name: 'Carla',
      text: 'Great.',
    });
  });

  it('is not overwritten while it is offered, until it is discarded', async () => {
    const { user, requests } = await openAdding({ [`GET ${NEW}`]: stored({ name: 'Carla' }) });
    await offer();
    await user.type(field('Name'), 'Bruno');
    await pass(DEBOUNCE_MS);
    expect(requests()).toEqual(['GET']);

    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(field('Name')).toHaveFocus();
    await pass(DEBOUNCE_MS);
    expect(field('Name')).toHaveValue('Bruno');
    expect(requests()).toEqual(['GET', 'DELETE', 'PUT']);
  });

  it('remains stored when other input is discarded while it is offered', async () => {
    const { user, requests } = await openAdding({ [`GET ${NEW}`]: stored({ name: 'Carla' }) });
    await offer();
    await user.type(field('Name'), 'Bruno');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    await pass(DEBOUNCE_MS);
    expect(requests()).toEqual(['GET']);
  });

  it('is restored without a conflict if the item did not change', async () => {
    const { user } = await openEditing({ [`GET ${OF_ANA}`]: stored({ text: 'My words.' }, BASE, 1) });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(field('Testimonial')).toHaveValue('My words.');
    expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled();
  });

  it('conflicts with a change of the item since it was typed', async () => {
    const current = { ...ana, text: 'Their words.', position: 'Doctor', version: 2 };
    const { user, calls, requests } = await openEditing({
      'GET /api/testimonials': [current],
      [`GET ${OF_ANA}`]: stored({ text: 'My words.' }, BASE, 1),
      [`PUT /api/testimonials/${ana.id}`]: current,
    });
    await offer();
    await user.click(screen.getByRole('button', { name: 'Restore' }));

    expect(await screen.findByText('This item changed while you were editing it')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
    await pass(DEBOUNCE_MS);
    expect(requests()).toEqual(['GET']);
    await user.click(screen.getByRole('radio', { name: /My words/ }));
    await user.click(screen.getByRole('button', { name: 'Use this selection' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(requests().at(-1)).toBe('DELETE'));
    const saved = calls.find(({ path, method }) => method === 'PUT' && path.startsWith('/api/testimonials'));
    expect(saved?.body).toMatchObject({ text: 'My words.', position: 'Doctor', version: 2 });
  });

  it.each([
    ['cannot be read', { [`GET ${NEW}`]: failure(503, 'server.not-ready') }],
    ['cannot be stored', { [`PUT ${NEW}`]: failure(413, 'request.too-large') }],
  ])('leaves the form as it is when it %s', async (_case, responses) => {
    const { user } = await openAdding({ ...responses, 'POST /api/testimonials': ana });
    await user.type(field('Name'), 'Carla');
    await user.type(field('Testimonial'), 'Great.');
    await pass(DEBOUNCE_MS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Testimonial created successfully')).toBeVisible();
  });
});
