import {
  failure,
  personWith,
  renderPage,
  screen,
  stubApi,
  within,
  type Answers,
  type ApiCall,
} from '@vitral/testing';
import { DEFAULT_SETTINGS } from '@vitral/contracts';
import remote from '../remote.tsx';
import { Component } from './settings.page.tsx';

const language = { key: 'site_language', value: 'es', description: null };
const logo = { key: 'site_logo', value: '', description: null };
const saved =
  (entry: object) =>
  ({ body }: ApiCall) => {
    const answer = { ...entry, ...(body as object) };
    stubApi({ [`GET /api/site-config/${(entry as typeof logo).key}`]: answer });
    return answer;
  };
const openPage = (answers: Answers = {}) =>
  renderPage(<Component />, {
    module: remote,
    answers: {
      'GET /api/site-config/site_language': language,
      'GET /api/site-config/site_logo': logo,
      'GET /api/auth/user': personWith('admin'),
      'GET /api/settings': { ...DEFAULT_SETTINGS, canMail: true, version: 0, updatedAt: null },
      ...answers,
    },
  });

describe('the site language', () => {
  const choose = async (user: ReturnType<typeof openPage>['user'], name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Language' }));
    await user.click(await screen.findByRole('option', { name }));
  };

  it('shows the language in use and saves another one', async () => {
    const { user, calls } = openPage({ 'PUT /api/site-config/site_language': saved(language) });
    expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveTextContent('Spanish');
    expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();

    await choose(user, 'English');
    await user.click(screen.getByRole('button', { name: 'Save language' }));

    expect(await screen.findByText('Language Updated')).toBeVisible();
    expect(screen.getByText('The site language has been changed successfully.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ value: 'en' });
    expect(screen.getByRole('button', { name: 'Save language' })).toBeDisabled();
  });

  it('tells when saving failed and keeps the choice', async () => {
    const { user } = openPage({ 'PUT /api/site-config/site_language': failure(500, 'server.failure') });
    await choose(user, 'French');
    await user.click(screen.getByRole('button', { name: 'Save language' }));

    expect(await screen.findByText('Failed to update language. Please try again.')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Language' })).toHaveTextContent('French');
    expect(screen.getByRole('button', { name: 'Save language' })).toBeEnabled();
  });
});

describe('the logo', () => {
  const address = () => screen.findByRole('textbox', { name: 'URL of the new logo' });

  it('is saved by its address, a path on the site included, and shown at once', async () => {
    const { user, calls } = openPage({ 'PUT /api/site-config/site_logo': saved(logo) });
    await user.type(await address(), ' /uploads/logo.webp ');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Logo Updated')).toBeVisible();
    expect(screen.getByText('The site logo has been updated successfully.')).toBeVisible();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      value: '/uploads/logo.webp',
      description: 'Site logo URL',
    });
    expect(await screen.findByText('/uploads/logo.webp')).toBeVisible();
    expect(await address()).toHaveValue('');
  });

  it('cannot be saved while the address is blank', async () => {
    const { user } = openPage();
    expect(await screen.findByRole('button', { name: 'Update logo' })).toBeDisabled();
    await user.type(await address(), '   ');
    expect(screen.getByRole('button', { name: 'Update logo' })).toBeDisabled();
  });

  it('tells when saving failed and keeps what was typed', async () => {
    const { user } = openPage({ 'PUT /api/site-config/site_logo': failure(500, 'server.failure') });
    await user.type(await address(), 'https://example.org/logo.png');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Error')).toBeVisible();
    expect(screen.getByText('Failed to update logo. Please try again.')).toBeVisible();
    expect(await address()).toHaveValue('https://example.org/logo.png');
  });

  it('says at the field what is wrong with an address that the server refuses', async () => {
    const { user } = openPage({
      'PUT /api/site-config/site_logo': failure(400, 'site-config.invalid', { key: 'site_logo' }),
    });
    await user.type(await address(), 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Update logo' }));

    expect(await screen.findByText('Enter an address that starts with http://, https:// or /')).toBeVisible();
    expect(await address()).toBeInvalid();
  });
});

it('keeps the failure of one setting to its own card', async () => {
  const { user } = openPage({ 'GET /api/site-config/site_logo': failure(500, 'server.failure') });
  expect(await screen.findByText('Failed to read the logo')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();

  stubApi({ 'GET /api/site-config/site_logo': logo });
  await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('None of its own: Vitral’s is shown')).toBeVisible();
});
