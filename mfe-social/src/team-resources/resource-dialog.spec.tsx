import { NO_DATES } from '@vitral/sdk/contracts/publication-dates';
import { failure, renderPage, screen, within, type StubbedResponses } from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { handbook, listing, STATS } from './team-resources.fixtures.ts';
import { Component } from './team-resources.page.tsx';

const openPage = (responses: StubbedResponses, path = '/') =>
  renderPage(<Component />, {
    module: remote,
    role: 'manager',
    path,
    responses: {
      'GET /api/team-resources': listing([handbook]),
      'GET /api/team-resources/stats': STATS,
      ...responses,
    },
  });

async function openEditing(responses: StubbedResponses) {
  const page = openPage(responses);
  await page.user.click(await screen.findByRole('button', { name: 'Actions for Manual' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  return page;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

describe('ResourceDialog', () => {
  it('adds a resource of the tab’s type, only with title and URL', async () => {
    const { user, calls } = openPage({ 'POST /api/team-resources': handbook }, '/?tab=tools');
    await user.click((await screen.findAllByRole('button', { name: 'Add resource' }))[0] as HTMLElement);
    const create = screen.getByRole('button', { name: 'Create' });
    await user.type(field('Title'), 'Calculadora');
    expect(create).toBeDisabled();
    await user.type(field('URL'), 'example.org');
    await user.click(create);
    expect(await screen.findByText('Enter a URL that starts with http://, https:// or /')).toBeVisible();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);

    await user.clear(field('URL'));
    await user.type(field('URL'), '/uploads/calculadora.xlsx');
    await user.click(create);
    expect(await screen.findByText('Resource created successfully')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      title: 'Calculadora',
      description: '',
      type: 'tool',
      url: '/uploads/calculadora.xlsx',
      isActive: true,
      ...NO_DATES,
    });
  });

  it('shows the error of a refused value at its field, and preserves the input', async () => {
    const { user } = await openEditing({
      'PUT /api/team-resources/Manual': failure(400, 'request.invalid', { fields: ['url:isWebAddress'] }),
    });
    await user.type(field('Description'), 'Nueva');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Enter a URL that starts with http://, https:// or /')).toBeVisible();
    expect(field('URL')).toBeInvalid();
    expect(field('Description')).toHaveValue('Nueva');
  });

  it('merges concurrent changes of untouched fields', async () => {
    const theirs = { ...handbook, title: 'Manual nuevo', type: 'document', version: 2 } as const;
    let isStale = true;
    const { user, calls } = await openEditing({
      'PUT /api/team-resources/Manual': () =>
        isStale ? failure(409, 'team-resources.stale', { current: 2 }) : { ...theirs, version: 3 },
      'GET /api/team-resources/Manual': theirs,
    });
    await user.type(field('Description'), 'Nueva');
    await user.click(screen.getByRole('button', { name: 'Update' }));
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByRole('radio', { name: 'Theirs: Document' })).toBeChecked();
    await user.click(alert.getByRole('radio', { name: 'Mine: Manual' }));
    await user.click(alert.getByRole('button', { name: 'Use this selection' }));
    isStale = false;
    await user.click(screen.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Resource updated successfully')).toBeVisible();
    expect(calls.findLast(({ method }) => method === 'PUT')?.body).toEqual({
      title: 'Manual',
      description: 'Nueva',
      type: 'document',
      url: handbook.url,
      isActive: true,
      ...NO_DATES,
      version: 2,
    });
  });
});
