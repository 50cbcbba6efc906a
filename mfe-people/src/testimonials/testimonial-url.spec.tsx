import { useLocation } from '@vitral/sdk/router';
import { failure, renderPage, screen, waitFor, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { ana, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const luis = { ...ana, id: 't2', name: 'Luis Vega', company: null };
const PAGE = '/admin/testimonials';

function Page() {
  const { pathname, search } = useLocation();
  return (
    <>
      <output data-testid="url">{pathname + search}</output>
      <Component />
    </>
  );
}

const open = (path = PAGE, responses: StubbedResponses = {}) =>
  renderPage(<Page />, {
    module: remote,
    role: 'manager',
    page: PAGE,
    path,
    responses: {
      'GET /api/testimonials': [ana, luis],
      [`GET /api/testimonials/${ana.id}`]: ana,
      'GET /api/testimonials/stats': STATS,
      [`GET /api/testimonials/${ana.id}/consents`]: [],
      [`GET /api/testimonials/${luis.id}/consents`]: [],
      'GET /api/team-members': [],
      ...responses,
    },
  });

const expectUrl = (url: string) => waitFor(() => expect(screen.getByTestId('url')).toHaveTextContent(url));
const nameField = () => screen.findByRole('textbox', { name: /^Name/ });

describe('URL of a testimonial', () => {
  it('is opened by the title in the list, and left by closing the dialog', async () => {
    const { user } = open(`${PAGE}?rating=5`);
    await user.click(await screen.findByRole('link', { name: 'Ana Torres' }));
    expect(await nameField()).toHaveValue('Ana Torres');
    await expectUrl(`${PAGE}/${ana.id}?rating=5`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await expectUrl(`${PAGE}?rating=5`);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('opens a testimonial that the list does not show', async () => {
    const eva = { ...ana, id: 't9', name: 'Eva Sol' };
    const { user } = open(`${PAGE}/t9`, {
      'GET /api/testimonials/t9': eva,
      'GET /api/testimonials/t9/consents': [],
    });
    expect(await nameField()).toHaveValue('Eva Sol');
    expect(document.title).toMatch(/^Eva Sol ·/);
    expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await expectUrl(PAGE);
  });

  it('says so if the testimonial was deleted', async () => {
    const { user } = open(`${PAGE}/t9`, {
      'GET /api/testimonials/t9': failure(404, 'testimonials.not-found'),
    });
    expect(await screen.findByText('Testimonial not found')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('link', { name: 'Ana Torres' })).toBeVisible();
  });

  it('opens the form of a new testimonial', async () => {
    open(`${PAGE}/new`);
    expect(await nameField()).toHaveValue('');
  });

  it('links to the next and the previous testimonial of the list', async () => {
    const { user } = open(`${PAGE}/${ana.id}`);
    await nameField();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await expectUrl(`${PAGE}/t2`);
    expect(await nameField()).toHaveValue('Luis Vega');
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await expectUrl(`${PAGE}/${ana.id}`);
  });

  it('is copied', async () => {
    const { user } = open(`${PAGE}/${ana.id}`);
    await nameField();
    const copied = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(`http://localhost${PAGE}/${ana.id}`);
  });

  it('asks before unsaved input is left for the next one', async () => {
    const { user } = open(`${PAGE}/${ana.id}`);
    await user.type(await nameField(), '!');
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await nameField()).toHaveValue('Ana Torres!');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await expectUrl(`${PAGE}/t2`);
    expect(await nameField()).toHaveValue('Luis Vega');
  });

  it('is left without a confirmation once the input is saved', async () => {
    const { user, calls } = open(`${PAGE}/${ana.id}`, { [`PUT /api/testimonials/${ana.id}`]: ana });
    await user.type(await nameField(), '!');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await expectUrl(PAGE);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1);
  });
});
