import {
  jsonResponse,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
  type ApiCall,
} from '@vitral/sdk/testing';
import { jorge, marta } from '../team-members/team-members.fixtures.ts';
import remote from '../remote.tsx';
import { ana, bruno, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const open = (
  responses: StubbedResponses = {},
  { language = 'en', path = '/' }: { language?: 'en' | 'es'; path?: string } = {},
) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    language,
    path,
    responses: {
      'GET /api/testimonials': [bruno, ana],
      'GET /api/testimonials/stats': STATS,
      'GET /api/team-members': [marta, jorge],
      ...responses,
    },
  });

/** A stub with several pages of testimonials; any filter or search finds only Ana. */
function manyTestimonials({ query: { limit, offset, sort, ...filters } }: ApiCall) {
  if (Object.keys(filters).length > 0) return [ana];
  return jsonResponse(200, [bruno], { 'X-Total-Count': '1000' });
}

const names = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const lists = (calls: readonly ApiCall[]) => calls.filter(({ path }) => path === '/api/testimonials');

async function choose(user: ReturnType<typeof open>['user'], filter: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(screen.getByRole('option', { name: option }));
}

describe('testimonials page', () => {
  it("shows the server's figures", async () => {
    open();

    const figure = async (label: string) =>
      (await screen.findByText(label, { selector: 'dt' })).nextElementSibling;
    expect(await figure('Total')).toHaveTextContent('1,000');
    expect(await figure('Active')).toHaveTextContent('950');
    expect(await figure('Average rating')).toHaveTextContent('4.5');
    expect(await figure('Without consent date')).toHaveTextContent('12');
  });

  it('names the members whom testimonials are about', async () => {
    open({
      'GET /api/testimonials': [
        { ...ana, aboutMember: marta.id },
        { ...bruno, aboutMember: jorge.id },
      ],
    });

    expect(await screen.findByText('About Marta Ibarra')).toBeVisible();
    expect(screen.getByText('About Jorge Cano, who is inactive: visitors do not see it')).toBeVisible();
  });

  it('requests the newest testimonials, one page at a time', async () => {
    const { user, calls } = open({ 'GET /api/testimonials': manyTestimonials });

    expect(await screen.findByText('1,000 testimonials')).toBeVisible();
    expect(lists(calls).at(-1)?.query).toEqual({ sort: '-createdAt', limit: '24', offset: '0' });
    await user.click(screen.getByRole('button', { name: 'Go to page 42' }));
    await waitFor(() => expect(lists(calls).at(-1)?.query).toMatchObject({ offset: '984' }));
  });

  it('sends search and filters to the server, and returns to the first page', async () => {
    const { user, calls } = open({ 'GET /api/testimonials': manyTestimonials }, { path: '/?page=3' });

    await user.type(await screen.findByRole('searchbox', { name: 'Search testimonials' }), 'clínica');
    await screen.findByText('1 testimonial');
    await choose(user, 'Language', 'Both languages');
    await choose(user, 'Rating', '4 stars');
    await choose(user, 'Status', 'Inactive');
    await choose(user, 'Dates', 'With a coming date');
    await waitFor(() =>
      expect(lists(calls).at(-1)?.query).toEqual({
        q: 'clínica',
        language: 'none',
        rating: '4',
        isActive: 'false',
        isScheduled: 'true',
        sort: '-createdAt',
        limit: '24',
        offset: '0',
      }),
    );
  });

  it('says when a testimonial is shown and hidden', async () => {
    const dated = {
      ...bruno,
      publishAt: '2030-12-03T10:00:00.000Z',
      unpublishAt: '2030-12-24T10:00:00.000Z',
    };
    open({ 'GET /api/testimonials': [dated] });

    expect(await screen.findByText(/^Will be shown on .*2030/)).toBeVisible();
    expect(screen.getByText(/^Will be hidden on .*2030/)).toBeVisible();
  });

  it('reads page and filters from the URL', async () => {
    const { calls } = open({}, { path: '/?language=en&rating=5&page=2' });

    await screen.findByText('2 testimonials');
    expect(lists(calls)[0]?.query).toMatchObject({ language: 'en', rating: '5', offset: '24' });
  });

  it('offers to clear the filters if nothing matches', async () => {
    const { user } = open(
      { 'GET /api/testimonials': ({ query }: ApiCall) => (query['rating'] ? [] : [bruno, ana]) },
      { path: '/?rating=1' },
    );

    expect(await screen.findByText('No testimonials found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(names()).toEqual(['Bruno Díaz', 'Ana Torres']));
  });

  it('shows an empty state without testimonials', async () => {
    open({ 'GET /api/testimonials': [] });

    expect(await screen.findByText('No testimonials yet')).toBeVisible();
  });

  it('reports that the list could not be loaded, and reloads it on request', async () => {
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

  it('deactivates a testimonial by sending the whole item with the flag inverted', async () => {
    const { user, calls } = open({
      [`PUT /api/testimonials/${ana.id}`]: { ...ana, isActive: false, version: 2 },
    });

    await user.click(await screen.findByRole('switch', { name: 'Ana Torres: Active' }));
    expect(await screen.findByText('Testimonial deactivated')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...ana, isActive: false });
    await waitFor(() => expect(lists(calls)).toHaveLength(2));
  });

  it('deletes only after a confirmation', async () => {
    let isDeleted = false;
    const { user, calls } = open({
      'GET /api/testimonials': () => (isDeleted ? [bruno] : [bruno, ana]),
      [`DELETE /api/testimonials/${ana.id}`]: () => void (isDeleted = true),
    });
    const bin = await screen.findByRole('button', { name: 'Delete testimonial by Ana Torres' });

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

  it('is translated into Spanish', async () => {
    open({}, { language: 'es' });

    expect(await screen.findByRole('heading', { level: 1, name: 'Testimonios' })).toBeVisible();
    expect(await screen.findByText('2 testimonios')).toBeVisible();
  });
});
