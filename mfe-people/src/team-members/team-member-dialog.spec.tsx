import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import {
  act,
  failure,
  renderPage,
  screen,
  waitFor,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { marta } from './team-members.fixtures.ts';
import { Component } from './team-members.page.tsx';

const open = (responses: StubbedResponses = {}) =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    responses: {
      'GET /api/team-members': [marta],
      'GET /api/content/upload-limits': { fileSize: 4096, pictureSize: 4096, extensions: ['.png'] },
      ...responses,
    },
  });

async function openAdding(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Add team member' }));
  return page;
}

async function openEditing(responses?: StubbedResponses) {
  const page = open(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Edit Marta Ibarra' }));
  return page;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });
const picture = (name: string) => within(screen.getByRole('group', { name }));
const fileInput = (name: string) => picture(name).getByLabelText('Upload a picture', { selector: 'input' });
const file = new File([new Uint8Array(9)], 'marta.png', { type: 'image/png' });

describe('TeamMemberDialog', () => {
  it('sends nothing while the name is blank', async () => {
    const { user } = await openAdding();

    const create = screen.getByRole('button', { name: 'Create' });
    await user.type(field('Name'), '   ');
    expect(create).toBeDisabled();
    await user.type(field('Name'), 'Carla');
    expect(create).toBeEnabled();
  });

  it('creates a member without a position, since the server assigns it', async () => {
    const { user, calls } = await openAdding({ 'POST /api/team-members': marta });

    await user.type(field('Name'), 'Carla Ruiz');
    await user.type(field('Title in Spanish'), 'Coach');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByText('Team member created successfully')).toBeVisible();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Carla Ruiz',
      title: 'Coach',
      titleEn: null,
      titleFr: null,
      bio: '',
      bioEn: null,
      bioFr: null,
      imageLarge: null,
      imageSmall: null,
      languages: [],
      country: null,
      isActive: true,
      ...NO_DATES,
    });
  });

  it('saves languages and country, which are chosen by name', async () => {
    const { user, calls } = await openEditing({ 'PUT /api/team-members/m1': marta });

    await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'Japan');
    await user.click(screen.getByRole('option', { name: 'Japanese' }));
    await user.type(screen.getByRole('combobox', { name: 'Country' }), 'cana');
    await user.click(screen.getByRole('option', { name: 'Canada' }));
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Team member updated successfully')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      languages: ['es', 'ja'],
      country: 'CA',
    });
  });

  it('accepts no more languages than the limit', async () => {
    const languages = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt', 'ro'] as const;
    const { user } = await openEditing({ 'GET /api/team-members': [{ ...marta, languages }] });

    await user.type(screen.getByRole('combobox', { name: 'Languages' }), 'Japan');
    expect(screen.getByRole('option', { name: 'Japanese' })).toHaveAttribute('aria-disabled', 'true');
  });

  it("preserves the typed text when saving fails, and shows the server's reason", async () => {
    const { user } = await openEditing({ 'PUT /api/team-members/m1': failure(500, 'server.failure') });

    await user.type(field('Title in English'), ' and founder');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(
      await screen.findByText('Failed to update team member: Server error. Please try again.'),
    ).toBeVisible();
    expect(field('Title in English')).toHaveValue('General director and founder');
  });

  it('cannot be saved while a picture is uploading', async () => {
    const { user, calls } = await openEditing({ 'POST /api/content': () => new Promise(() => undefined) });

    await user.upload(fileInput('Large picture'), file);
    const bar = await picture('Large picture').findByRole('progressbar');
    await waitFor(() => expect(calls.at(-1)?.upload).toBeDefined());
    act(() => calls.at(-1)?.upload?.report(3, 9));
    expect(bar).toHaveAttribute('aria-valuenow', '33');
    expect(screen.getByRole('button', { name: 'Update' })).toBeDisabled();
    expect(picture('Small picture').queryByRole('progressbar')).not.toBeInTheDocument();

    await user.click(picture('Large picture').getByRole('button', { name: 'Cancel upload' }));
    expect(screen.getByRole('button', { name: 'Update' })).toBeEnabled();
  });

  it.each([
    ['Large picture', 'Failed to upload the large image: There is no room left for this file'],
    ['Small picture', 'Failed to upload the small image: There is no room left for this file'],
  ])('reports a failed upload of the %s', async (name, message) => {
    const { user } = await openEditing({ 'POST /api/content': failure(507, 'storage.full') });

    await user.upload(fileInput(name), file);
    expect(await picture(name).findByRole('alert')).toHaveTextContent(message);
  });

  it('uploads both pictures as team pictures and saves their URLs', async () => {
    const { user, calls } = await openEditing({
      'POST /api/content': ({ body }: { body: FormData }) => ({
        type: 'image',
        filename: `${String(body.get('title')).includes('large') ? 'large' : 'small'}.png`,
      }),
      'PUT /api/team-members/m1': marta,
    });

    await user.upload(fileInput('Large picture'), file);
    await user.upload(fileInput('Small picture'), file);
    await waitFor(() =>
      expect(picture('Small picture').getByRole('textbox')).toHaveValue('/uploads/small.png'),
    );
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Team member updated successfully')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      imageLarge: '/uploads/large.png',
      imageSmall: '/uploads/small.png',
      version: 1,
    });
    const [upload] = calls.filter(({ path }) => path === '/api/content');
    expect(Object.fromEntries(upload?.body as FormData)).toMatchObject({
      category: 'team',
      visibility: 'public',
      title: 'Marta Ibarra (large picture)',
    });
  });

  it('asks after a conflict about fields that both sides changed, and preselects the picture of the other side', async () => {
    const theirs = { ...marta, title: 'Presidenta', imageLarge: '/uploads/nueva.webp', version: 2 };
    let isStale = true;
    const { user, calls } = await openEditing({
      'PUT /api/team-members/m1': () =>
        isStale ? failure(409, 'team-members.stale', { current: 2 }) : { ...theirs, version: 3 },
      'GET /api/team-members/m1': theirs,
    });

    await user.type(field('Title in Spanish'), ' y fundadora');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('radio', { name: 'Mine: Directora general y fundadora' })).not.toBeChecked();
    expect(alert.getByRole('radio', { name: 'Theirs: /uploads/nueva.webp' })).toBeChecked();
    await user.click(alert.getByRole('radio', { name: 'Theirs: Presidenta' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({
      title: 'Presidenta',
      imageLarge: '/uploads/nueva.webp',
      version: 2,
    });
  });
});
