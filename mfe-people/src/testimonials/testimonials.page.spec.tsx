import { failure, renderPage, screen, waitFor, within, type Answers } from '@vitral/testing';
import remote from '../remote.tsx';
import { ana, bruno } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const open = (answers: Answers = {}, language: 'en' | 'es' = 'en') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    answers: { 'GET /api/testimonials': [ana, bruno], ...answers },
  });

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('counts testimonials, active ones and their average rating', async () => {
  open();

  const figure = async (label: string) =>
    (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
  expect(await figure('Total')).toHaveTextContent('2');
  expect(await figure('Active')).toHaveTextContent('1');
  expect(await figure('Average rating')).toHaveTextContent('4.5');
});

it('lists the newest first', async () => {
  open();

  await screen.findByText('2 testimonials');
  expect(names()).toEqual(['Bruno Díaz', 'Ana Torres']);
});

it('finds testimonials by what was typed', async () => {
  const { user } = open();

  await user.type(await screen.findByRole('searchbox', { name: 'Search testimonials' }), 'clínica');
  await screen.findByText('1 testimonial');
  expect(names()).toEqual(['Ana Torres']);
});

it('filters by language and by status', async () => {
  const { user } = open();

  await user.click(await screen.findByRole('combobox', { name: 'Language' }));
  await user.click(screen.getByRole('option', { name: 'English' }));
  expect(names()).toEqual(['Bruno Díaz']);

  await user.click(screen.getByRole('combobox', { name: 'Status' }));
  await user.click(screen.getByRole('option', { name: 'Active' }));
  expect(screen.getByText('No testimonials found')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(names()).toEqual(['Bruno Díaz', 'Ana Torres']);
});

it('says what to do when there are none', async () => {
  open({ 'GET /api/testimonials': [] });

  expect(await screen.findByText('No testimonials yet')).toBeVisible();
});

it('tells that the list could not be fetched and fetches it again on request', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  let isDown = true;
  const { user } = open({
    'GET /api/testimonials': () => (isDown ? failure(503, 'server.not-ready') : [ana]),
  });

  expect(await screen.findByText('Failed to fetch testimonials')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: 'Ana Torres' })).toBeVisible();
});

it('switches a testimonial off by sending it whole with the flag flipped', async () => {
  const { user, calls } = open({
    [`PUT /api/testimonials/${ana.id}`]: { ...ana, isActive: false, version: 2 },
  });

  await user.click(await screen.findByRole('switch', { name: 'Ana Torres: Active' }));
  expect(await screen.findByText('Testimonial deactivated')).toBeVisible();
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...ana, isActive: false });
  await waitFor(() => expect(calls.filter(({ method }) => method === 'GET')).toHaveLength(2));
});

it('deletes only after a confirmation', async () => {
  let isDeleted = false;
  const { user, calls } = open({
    'GET /api/testimonials': () => (isDeleted ? [bruno] : [ana, bruno]),
    [`DELETE /api/testimonials/${ana.id}`]: () => void (isDeleted = true),
  });
  const bin = await screen.findByRole('button', { name: 'Delete the testimonial of Ana Torres' });

  await user.click(bin);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await waitFor(() => expect(bin).toHaveFocus());

  await user.click(bin);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Testimonial deleted successfully')).toBeVisible();
  await waitFor(() => expect(names()).toEqual(['Bruno Díaz']));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('speaks Spanish', async () => {
  open({}, 'es');

  expect(await screen.findByRole('heading', { level: 1, name: 'Testimonios' })).toBeVisible();
  expect(await screen.findByText('2 testimonios')).toBeVisible();
});
