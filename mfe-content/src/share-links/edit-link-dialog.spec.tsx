import {
  failure,
  jsonResponse,
  renderPage,
  screen,
  stubApi,
  within,
  type StubbedResponses,
} from '@vitral/sdk/testing';
import remote from '../remote.tsx';
import { sharedItem, shareLink } from './share-links.fixtures.ts';
import { Component } from './share-links.page.tsx';

const plan = sharedItem({ id: 'plan', title: 'Plan de carrera' });
const prices = sharedItem({ id: 'prices', title: 'Precios' });
const link = shareLink({ recipient: 'Ana', expiresAt: '2030-05-01T10:00:00.000Z', items: [plan] });
const PUT = `PUT /api/share-links/${link.id}`;

function openLink(responses: StubbedResponses = {}, given = link) {
  return renderPage(<Component />, {
    module: remote,
    role: 'user',
    path: `/admin/links/${given.id}`,
    page: '/admin/links',
    responses: {
      'GET /api/share-links': [given],
      [`GET /api/share-links/${given.id}`]: given,
      ...responses,
    },
  });
}
const dialog = async (title = 'Link to “Plan de carrera”') =>
  within(await screen.findByRole('dialog', { name: title }));
const bodyOf = (calls: { method: string; body?: unknown }[]) =>
  calls.findLast(({ method }) => method === 'PUT')?.body;

describe('EditLinkDialog', () => {
  it('opens at the URL of a link that the list does not contain', async () => {
    openLink({ 'GET /api/share-links': [] });
    expect((await dialog()).getByLabelText(/^For \(optional\)/)).toHaveValue('Ana');
  });

  it('changes only the recipient, and leaves expiry and password unchanged', async () => {
    const { user, calls } = openLink({ [PUT]: link }, { ...link, hasPassword: true });
    const form = await dialog();
    expect(form.getByRole('combobox', { name: 'Expires' })).toHaveTextContent(/Unchanged: .*2030/);
    expect(form.queryByLabelText('Password (optional)')).not.toBeInTheDocument();
    await user.type(form.getByLabelText(/^For \(optional\)/), ' Ruiz');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await screen.findByText('Link changed')).toBeVisible();
    expect(bodyOf(calls)).toEqual({
      contentIds: ['plan'],
      title: null,
      message: null,
      recipient: 'Ana Ruiz',
      language: null,
      hasForm: true,
      version: 1,
    });
  });

  it('removes the password, changes the expiry and adds a material', async () => {
    const { user, calls } = openLink(
      { [PUT]: link, 'GET /api/content': [{ id: 'prices', title: 'Precios' }] },
      { ...link, hasPassword: true },
    );
    const form = await dialog();
    await user.click(form.getByRole('switch', { name: 'Keep the password' }));
    await user.click(form.getByRole('combobox', { name: 'Expires' }));
    await user.click(await screen.findByRole('option', { name: 'Never' }));
    await user.click(form.getByRole('combobox', { name: 'Add more materials' }));
    await user.click(await screen.findByRole('option', { name: 'Precios' }));
    await user.type(form.getByLabelText(/^Title of the page/), 'Para Ana');
    await user.click(form.getByRole('button', { name: 'Update' }));
    await screen.findByText('Link changed');
    expect(bodyOf(calls)).toMatchObject({
      contentIds: ['plan', 'prices'],
      title: 'Para Ana',
      expiresAt: null,
      password: null,
    });
  });

  it('shows what another person changed meanwhile, and saves on top of that', async () => {
    const theirs = { ...link, version: 2, items: [plan, prices], title: 'Dos', recipient: 'Eva' };
    const { user, calls } = openLink({
      [PUT]: failure(409, 'share-links.stale', { current: 2, changedBy: 'Mateo Rivas' }),
    });
    const form = await dialog();
    stubApi({ [`GET /api/share-links/${link.id}`]: theirs });
    await user.type(form.getByLabelText(/^For \(optional\)/), ' Ruiz');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText('Theirs: Plan de carrera · Precios')).toBeVisible();
    await user.click(form.getByRole('radio', { name: 'Mine: Ana Ruiz' }));
    await user.click(form.getByRole('button', { name: 'Use this selection' }));
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(bodyOf(calls)).toMatchObject({
      version: 2,
      contentIds: ['plan', 'prices'],
      title: 'Dos',
      recipient: 'Ana Ruiz',
    });
  });

  it('shows beside the materials that one no longer exists', async () => {
    const { user } = openLink({ [PUT]: () => jsonResponse(404, { code: 'content.not-found', params: {} }) });
    const form = await dialog();
    await user.type(form.getByLabelText(/^For \(optional\)/), 'x');
    await user.click(form.getByRole('button', { name: 'Update' }));
    expect(await form.findByText('Content not found')).toBeVisible();
  });

  it('only shows a revoked link', async () => {
    openLink({}, { ...link, revokedAt: '2026-11-20T11:00:00.000Z' });
    const shown = await dialog('Plan de carrera');
    expect(shown.getByText('Revoked')).toBeVisible();
    expect(shown.queryByRole('button', { name: 'Update' })).not.toBeInTheDocument();
  });
});
