import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import { failure, renderPage, screen, waitFor, within, type StubbedResponses } from '@vitral/sdk/testing';
import { jorge, marta } from '../team-members/team-members.fixtures.ts';
import remote from '../remote.tsx';
import { ana, STATS } from './testimonials.fixtures.ts';
import { Component } from './testimonials.page.tsx';

const open = (responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    responses: {
      'GET /api/testimonials': [ana],
      'GET /api/testimonials/stats': STATS,
      [`GET /api/testimonials/${ana.id}/consents`]: [],
      'GET /api/team-members': [marta, jorge],
      'GET /api/content/upload-limits': { fileSize: 4096, pictureSize: 4096, extensions: ['.png'] },
      ...responses,
    },
  });

async function openAdding(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Add testimonial' }));
  return page;
}

async function openEditing(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Edit testimonial by Ana Torres' }));
  return page;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const stale = () =>
  failure(409, 'testimonials.stale', {
    current: 2,
    changedBy: 'Mateo Rivas',
    changedAt: '2026-11-23T12:40:00.000Z',
  });

describe('TestimonialDialog', () => {
  it('sends nothing until name and text are present', async () => {
    const { user } = await openAdding();

    const create = screen.getByRole('button', { name: 'Create' });
    expect(create).toBeDisabled();
    await user.type(field('Name'), 'Carla');
    await user.type(field('Testimonial'), '   ');
    expect(create).toBeDisabled();
    await user.type(field('Testimonial'), 'Great.');
    expect(create).toBeEnabled();
  });

  it('creates a testimonial with five stars by default', async () => {
    const { user, calls } = await openAdding({ 'POST /api/testimonials': ana });

    await user.type(field('Name'), 'Carla');
    await user.type(field('Testimonial'), 'Great.');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Testimonial created successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Carla',
      text: 'Great.',
      image: null,
      position: null,
      company: null,
      rating: 5,
      isActive: true,
      ...NO_DATES,
      locale: null,
      consentDate: null,
      aboutMember: null,
    });
  });

  it('hides a testimonial until its publication date', async () => {
    const { user, calls } = await openEditing({ [`PUT /api/testimonials/${ana.id}`]: ana });

    await user.click(await screen.findByRole('switch', { name: 'Publish or hide at a date' }));
    await user.type(screen.getByLabelText('Publish on'), '2030-12-03T10:00');
    expect(screen.getByRole('switch', { name: 'Shown on the site' })).not.toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await screen.findByText('Testimonial updated successfully');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      isActive: false,
      publishAt: new Date('2030-12-03T10:00').toISOString(),
      unpublishAt: null,
    });
  });

  it('shows at the field that a publication date is refused', async () => {
    const refused = failure(400, 'request.invalid', { fields: ['publishAt:isComingInstant'] });
    const { user } = await openEditing({ [`PUT /api/testimonials/${ana.id}`]: refused });

    await user.click(await screen.findByRole('switch', { name: 'Publish or hide at a date' }));
    const publishOn = screen.getByLabelText('Publish on');
    await user.type(publishOn, '2020-12-03T10:00');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Choose a time in the future, at most five years ahead')).toBeVisible();
    expect(publishOn).toHaveFocus();
  });

  it('preserves the typed text when saving fails, and reports the failure', async () => {
    const { user } = await openEditing({
      [`PUT /api/testimonials/${ana.id}`]: failure(500, 'server.failure'),
    });

    await user.type(field('Company'), ' Norte');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Failed to update testimonial')).toBeVisible();
    expect(field('Company')).toHaveValue('Clínica Sol Norte');
  });

  it("shows the server's error at its field", async () => {
    const { user } = await openEditing({
      [`PUT /api/testimonials/${ana.id}`]: failure(400, 'request.invalid', {
        fields: ['image:isWebAddress'],
      }),
    });

    await user.type(field('Picture URL'), 'picture');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Enter a URL that starts with http://, https:// or /')).toBeVisible();
    expect(field('Picture URL')).toBeInvalid();
  });

  it('names the member whom it is about, and says if that member is inactive', async () => {
    const { user, calls } = await openEditing({ [`PUT /api/testimonials/${ana.id}`]: ana });

    await user.click(await screen.findByRole('combobox', { name: 'About' }));
    expect(screen.getByRole('option', { name: 'Jorge Cano (inactive)' })).toBeVisible();
    await user.click(screen.getByRole('option', { name: 'Marta Ibarra' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Testimonial updated successfully')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ aboutMember: marta.id });
  });

  it('reports at its field that the member was deleted in the meantime', async () => {
    const { user } = await openEditing({
      [`PUT /api/testimonials/${ana.id}`]: failure(400, 'testimonials.member-not-found'),
    });

    await user.click(await screen.findByRole('combobox', { name: 'About' }));
    await user.click(screen.getByRole('option', { name: 'Marta Ibarra' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('The member is no longer in the team: choose another')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'About' })).toHaveTextContent('Marta Ibarra');
  });

  it('keeps the stored member and says so while the team cannot be loaded', async () => {
    const about = { ...ana, aboutMember: marta.id };
    await openEditing({
      'GET /api/testimonials': [about],
      'GET /api/team-members': failure(500, 'server.failure'),
    });

    expect(await screen.findByText('The team could not be loaded')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'About' })).toHaveTextContent('The current member');
  });

  it('selects a picture from the library', async () => {
    const { user } = await openEditing({
      'GET /api/content': [{ id: 'p1', title: 'Ana at work', filename: 'ana.jpg', dimensions: null }],
    });

    await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('option', { name: 'Ana at work' }));
    await waitFor(() => expect(field('Picture URL')).toHaveValue('/uploads/ana.jpg'));
  });

  it('cannot be saved while a picture is uploading', async () => {
    const { user } = await openEditing({ 'POST /api/content': () => new Promise(() => undefined) });

    await user.upload(
      screen.getByLabelText('Upload a picture', { selector: 'input' }),
      new File(['png'], 'ana.png', { type: 'image/png' }),
    );
    await screen.findByRole('progressbar');
    expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
  });

  it('asks before discarding typed text', async () => {
    const { user } = await openEditing();

    await user.type(field('Company'), ' Norte');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    expect(await screen.findByRole('textbox', { name: /^Company/ })).toHaveValue('Clínica Sol Norte');

    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows after a conflict who saved first and when, and asks which value to use for fields that both sides changed', async () => {
    const theirs = { ...ana, name: 'Ana T. Ruiz', company: 'Clínica Luna', version: 2 };
    let isStale = true;
    const { user, calls } = await openEditing({
      [`PUT /api/testimonials/${ana.id}`]: () => (isStale ? stale() : { ...theirs, version: 3 }),
      [`GET /api/testimonials/${ana.id}`]: theirs,
    });

    await user.type(field('Company'), ' Norte');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(/^Mateo Rivas changed this on Nov.* 2026/)).toBeVisible();
    expect(alert.getByRole('radio', { name: 'Mine: Clínica Sol Norte' })).not.toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: Clínica Luna' })).not.toBeChecked();
    expect(alert.queryByText('Position')).not.toBeInTheDocument();

    expect(alert.getByRole('radio', { name: 'Theirs: Ana T. Ruiz' })).toBeChecked();
    await user.click(alert.getByRole('radio', { name: 'Mine: Clínica Sol Norte' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Testimonial updated successfully')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      name: 'Ana T. Ruiz',
      company: 'Clínica Sol Norte',
      version: 2,
    });
  });
});
